import { beforeEach, describe, expect, test } from 'vitest';
import { Unreachable } from '$lib/api/client';
import { ScriptedServer, settle, Tab } from './scripted';

let server: ScriptedServer;
beforeEach(() => (server = new ScriptedServer()));

const requests = () => server.asked.filter((what) => !['table', 'events'].includes(what));

describe('an answer and its stream event', () => {
  const orders: [string, string[]][] = [
    ['before', ['ask moves', 'answer moves', 'stream']],
    ['after', ['ask moves', 'stream', 'answer moves']],
  ];
  test.each(orders)(
    'the answer comes %s: drawn once, and then the action is done',
    async (_, order) => {
      const tab = await Tab.open(server);
      let done = false;
      void tab.machine.play('a').then(() => (done = true));
      for (const what of order) await server.arrive(what);
      expect(tab.seen).toEqual(['1/0 ', '1/1 a']);
      expect(done).toBe(true);
      expect(tab.state.busy).toBe(false);
    },
  );

  test('the stream event never comes', async () => {
    const tab = await Tab.open(server);
    const played = tab.machine.play('a');
    await server.arrive('ask moves');
    await server.lose('stream');
    await server.arrive('answer moves');
    expect(await played).toBe(true);
    expect(tab.view).toBe('1/1 a');
  });

  test('the answer is lost, but the stream has it', async () => {
    const tab = await Tab.open(server);
    const played = tab.machine.play('a');
    await server.arrive('ask moves');
    await server.arrive('stream');
    await server.lose('answer moves');
    await server.clock.pass(10_000);
    expect(await played).toBe(true);
    expect([tab.view, tab.state.notice, requests()]).toEqual(['1/1 a', null, ['moves']]);
  });

  test('the answer never comes, but the stream has it', async () => {
    const tab = await Tab.open(server);
    const played = tab.machine.play('a');
    await server.arrive('ask moves');
    await server.arrive('stream');
    expect(tab.state.busy).toBe(true);
    await server.clock.pass(1000);
    expect(await played).toBe(true);
    expect([tab.view, tab.state.notice, requests()]).toEqual(['1/1 a', null, ['moves']]);
  });

  test('an action is done when its state is shown, not before', async () => {
    let see = () => {};
    const seen = () => new Promise<void>((done) => (see = done));
    const tab = await Tab.open(server, { pace: { drawn: async () => {}, seen } });
    see();
    await settle();
    server.say('first');
    await server.arrive('stream');
    // What was just drawn has not been seen yet: the next state waits for that.
    let done = false;
    void tab.machine.play('a').then(() => (done = true));
    for (const what of ['ask moves', 'stream', 'answer moves']) await server.arrive(what);
    expect([done, tab.state.busy, tab.view]).toEqual([false, true, '1/0 ']);
    see();
    await settle();
    expect([done, tab.state.busy, tab.view]).toEqual([true, false, '1/1 a']);
  });

  test('an old answer does not undo what came after it', async () => {
    const tab = await Tab.open(server);
    void tab.machine.play('a');
    await server.arrive('ask moves');
    await server.arrive('stream');
    server.drop();
    await server.arrive('stream');
    await server.arrive('answer moves');
    await server.calm();
    expect(tab.view).toBe('1/0 ');
  });

  test('chat in a message that was overtaken is not lost', async () => {
    const tab = await Tab.open(server);
    void tab.machine.play('a', 'b');
    await server.calm();
    void tab.machine.confirm();
    server.say('hello');
    await server.arrive('ask confirm');
    await server.arrive('answer confirm');
    await server.calm();
    expect(tab.state.chat.map(({ text }) => text)).toEqual(['hello']);
    expect(tab.seen).toEqual(['1/0 ', '1/2 ab', '3/0 ']);
  });
});

describe('a draft that the server drops', () => {
  test('is gone, though its steps begin again', async () => {
    const tab = await Tab.open(server);
    void tab.machine.play('a');
    await server.calm();
    expect(tab.view).toBe('1/1 a');
    server.drop();
    await server.calm();
    expect([tab.view, tab.state.shown?.draft]).toEqual(['1/0 ', null]);
  });

  test('is gone also if the stream has never told of it', async () => {
    server.tellsNewestOnly = true;
    const tab = await Tab.open(server);
    void tab.machine.play('a');
    await server.arrive('ask moves');
    await server.arrive('answer moves');
    server.drop();
    await server.calm();
    expect(tab.seen).toEqual(['1/0 ', '1/1 a', '1/0 ']);
  });

  test('another one in its place is another state', async () => {
    const tab = await Tab.open(server);
    void tab.machine.play('a');
    await server.calm();
    server.tellsNewestOnly = true;
    server.drop();
    server.draft = ['b'];
    server.step = 1;
    server.say('look');
    await server.calm();
    expect(tab.seen).toEqual(['1/0 ', '1/1 a', '1/1 b']);
  });
});

describe('presses while a request is under way', () => {
  test('a double click plays once and complains of nothing', async () => {
    const tab = await Tab.open(server);
    void tab.machine.play('a');
    void tab.machine.play('a');
    await server.calm();
    expect([tab.view, tab.state.notice, requests()]).toEqual(['1/1 a', null, ['moves']]);
  });

  test('undo takes back what was being played', async () => {
    const tab = await Tab.open(server);
    void tab.machine.play('a');
    const undone = tab.machine.undo();
    await server.calm();
    expect(await undone).toBe(true);
    expect([tab.view, requests()]).toEqual(['1/2 ', ['moves', 'undo']]);
  });

  test('undo that comes too late says so', async () => {
    const tab = await Tab.open(server, {
      choices: () => ({ confirmTurns: false, forcedMoves: false }),
    });
    void tab.machine.play('a', 'b');
    const undone = tab.machine.undo();
    await server.calm();
    expect(await undone).toBe(false);
    expect(tab.state.notice).toEqual({ id: 'problem-undo-nothing' });
  });

  test('to ask for a take-back, too, means the last move', async () => {
    const tab = await Tab.open(server);
    void tab.machine.play('a');
    void tab.machine.askUndo();
    await server.calm();
    expect(requests()).toEqual(['moves', 'undo']);
  });

  test.each(['confirm', 'restart', 'undo'] as const)('a double click on %s', async (what) => {
    const tab = await Tab.open(server);
    void tab.machine.play('a', 'b');
    await server.calm();
    if (what === 'undo') void tab.machine.undo();
    await server.calm();
    void tab.machine[what]();
    void tab.machine[what]();
    await server.calm();
    expect(tab.state.notice).toBeNull();
    expect(server.draft).toEqual([]);
  });

  test('one of several that has become pointless doesn’t hold up the next', async () => {
    const tab = await Tab.open(server);
    void tab.machine.play('a', 'b');
    const { restart, confirm } = tab.machine;
    const presses = [restart(), restart(), confirm()];
    await server.calm();
    expect(await Promise.race([Promise.all(presses), settle()])).toEqual([true, false, false]);
  });

  test('after something went wrong nothing follows by itself', async () => {
    const tab = await Tab.open(server);
    void tab.machine.play('a');
    await server.calm();
    const played = tab.machine.play('x', 'x');
    const undone = tab.machine.undo();
    await server.calm();
    expect([await played, await undone]).toEqual([false, false]);
    expect(tab.state.notice).toEqual({ id: 'move/not-legal' });
    expect(server.draft).toEqual(['a']);
  });

  test('a line of chat goes its own way', async () => {
    const tab = await Tab.open(server);
    void tab.machine.play('a');
    void tab.machine.say('hello');
    await server.arrive('ask chat');
    await server.arrive('answer chat');
    expect(server.chat).toHaveLength(1);
    expect(tab.state.busy).toBe(true);
  });
});

test('two tabs of one person show the same thing', async () => {
  const [one, two] = [await Tab.open(server), await Tab.open(server)];
  void one.machine.play('a');
  await server.calm();
  void two.machine.play('b');
  await server.calm();
  void one.machine.confirm();
  await server.calm();
  expect([one.view, two.view]).toEqual(['3/0 ', '3/0 ']);
  expect(one.state.log).toEqual(two.state.log);
});

test('what is forced is done once, and not where the person has just come back to', async () => {
  const choices = () => ({ confirmTurns: true, forcedMoves: true });
  const tab = await Tab.open(server, { choices });
  const { shown } = server;
  server.shown = () => ({
    ...shown.call(server),
    moves: server.draft.length < 2 ? [{ move: 'a', action: 0 }] : [],
  });
  server.say('now there is only one');
  void tab.machine.play('b');
  await server.calm();
  expect(server.draft).toEqual(['b', 'a']);
  void tab.machine.undo();
  await server.calm();
  expect(server.draft).toEqual(['b']);
});

test('it does not ask the device how late it is', async () => {
  const { now } = Date;
  Date.now = () => {
    throw new Error('the clock is wrong');
  };
  try {
    const tab = await Tab.open(server);
    void tab.machine.play('a');
    await server.calm();
    expect(tab.view).toBe('1/1 a');
  } finally {
    Date.now = now;
  }
});

test('an error that is no answer is not hidden', async () => {
  const tab = await Tab.open(server);
  expect(await tab.machine.act(() => Promise.reject(new Unreachable()))).toBe(false);
  expect(tab.state.notice).toEqual({ id: 'unreachable' });
});

describe('several people at one device', () => {
  /** After the confirmation it is the other one's turn; the answer still shows the first one's view. */
  function handOver(): Promise<Tab> {
    const { shown } = server;
    server.shown = () => {
      const seat = server.seq > 1 ? 1 : 0;
      return {
        ...shown.call(server),
        turn: { seat },
        you: { seats: [0, 1], viewer: seat, host: true },
      };
    };
    const world = server.world();
    const confirm: typeof world.server.confirm = async (id, aim) => {
      const answer = await world.server.confirm(id, aim);
      return { ...answer, you: { ...answer.you, viewer: 0 } };
    };
    return Tab.open(server, { server: { ...world.server, confirm } });
  }

  test.each([true, false])(
    'the next one’s view comes, also without the stream (%s)',
    async (lost) => {
      const tab = await handOver();
      void tab.machine.play('a', 'b');
      await server.calm();
      const confirmed = tab.machine.confirm();
      await server.arrive('ask confirm');
      if (lost) await server.lose('stream');
      await server.calm();
      expect(await confirmed).toBe(true);
      expect([tab.view, tab.state.shown?.you.viewer]).toEqual(['3/0 ', 1]);
    },
  );
});

describe('who is there', () => {
  const there = ({ state }: Tab) => [
    state.shown?.seats.map(({ online }) => online),
    state.shown?.watching,
  ];

  test('is told by itself, and nothing is drawn anew for it', async () => {
    const tab = await Tab.open(server);
    const { revision } = tab.state;
    server.present([true, true], 3);
    await server.arrive('presence');
    expect(there(tab)).toEqual([[true, true], 3]);
    expect([tab.state.revision, tab.seen]).toEqual([revision, ['1/0 ']]);
  });

  test('is not undone by an answer that was made before', async () => {
    const tab = await Tab.open(server);
    const played = tab.machine.play('a');
    await server.arrive('ask moves');
    await server.arrive('stream');
    server.present([true, true], 3);
    await server.arrive('presence');
    await server.arrive('answer moves');
    expect(await played).toBe(true);
    expect([tab.view, there(tab)]).toEqual(['1/1 a', [[true, true], 3]]);
  });

  test('is as the newest state of the stream says', async () => {
    const tab = await Tab.open(server);
    server.present([true, true], 3);
    await server.arrive('presence');
    server.say('hello');
    await server.arrive('stream');
    expect(there(tab)).toEqual([[true, false], 0]);
  });
});
