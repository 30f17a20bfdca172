import { beforeEach, describe, expect, test } from 'vitest';
import { Refused } from '$lib/api/client';
import { ScriptedServer, settle, Tab } from './scripted';

let server: ScriptedServer;
beforeEach(() => (server = new ScriptedServer()));

const requests = () => server.asked.filter((what) => !['table', 'events'].includes(what));

describe('a request that is refused', () => {
  test.each([
    [401, 'person/unknown'],
    [403, 'seat/not-yours'],
    [404, 'table/unknown'],
    [429, 'limit/rate'],
    [503, 'server/slow'],
  ])('%i is told and not repeated', async (status, code) => {
    const tab = await Tab.open(server);
    server.refuse = new Refused(status, code, '');
    const played = tab.machine.play('a');
    await server.calm();
    expect(await played).toBe(false);
    expect([tab.state.notice, tab.state.busy, requests()]).toEqual([
      { id: code },
      false,
      ['moves'],
    ]);
    expect(tab.view).toBe('1/0 ');
    server.refuse = null;
    void tab.machine.play('b');
    await server.calm();
    expect([tab.view, tab.state.notice]).toEqual(['1/1 b', null]);
  });

  test('409 shows how the table stands', async () => {
    const [one, two] = [await Tab.open(server), await Tab.open(server)];
    void one.machine.play('a');
    await server.arrive('ask moves');
    const played = two.machine.play('b');
    await server.arrive('ask moves');
    await server.calm();
    expect(await played).toBe(false);
    expect(two.state.notice).toEqual({ id: 'move/stale' });
    expect([one.view, two.view]).toEqual(['1/1 a', '1/1 a']);
  });
});

describe('a request that is slow or lost', () => {
  test('is seen to be waited for', async () => {
    const tab = await Tab.open(server);
    void tab.machine.play('a');
    await server.clock.pass(199);
    expect(tab.state.waiting).toBe(false);
    await server.clock.pass(1);
    expect(tab.state.waiting).toBe(true);
    await server.calm();
    expect([tab.state.waiting, tab.view]).toEqual([false, '1/1 a']);
  });

  test.each(['ask', 'answer'])('the %s is lost: it is sent again and played once', async (part) => {
    const tab = await Tab.open(server);
    const played = tab.machine.play('a');
    if (part === 'answer') {
      await server.arrive('ask moves');
      await server.lose('stream');
    }
    await server.lose(`${part} moves`);
    await server.clock.pass(500);
    await server.calm();
    expect(await played).toBe(true);
    expect([tab.view, server.draft, tab.state.notice]).toEqual(['1/1 a', ['a'], null]);
  });

  test('undo whose answer is lost takes one move back, not two', async () => {
    const tab = await Tab.open(server);
    void tab.machine.play('a', 'b');
    await server.calm();
    const undone = tab.machine.undo();
    await server.arrive('ask undo');
    await server.lose('stream');
    await server.lose('answer undo');
    await server.clock.pass(500);
    await server.calm();
    expect(await undone).toBe(true);
    expect([server.draft, tab.view, tab.state.notice]).toEqual([['a'], '1/3 a', null]);
  });

  test('one that is never answered is given up at last', async () => {
    const tab = await Tab.open(server);
    const played = tab.machine.play('a');
    await server.clock.pass(120_000);
    expect(await played).toBe(false);
    expect([tab.state.notice, tab.state.busy]).toEqual([{ id: 'unreachable' }, false]);
  });

  test('a line of chat is not said twice', async () => {
    const tab = await Tab.open(server);
    const said = tab.machine.say('hello');
    await server.arrive('ask chat');
    await server.lose('answer chat');
    expect(await said).toBe(false);
    expect(requests()).toEqual(['chat']);
  });
});

describe('opening', () => {
  test('nobody is asked for a table before the server knows who is here', async () => {
    let known = () => {};
    const meet = () => new Promise<void>((done) => (known = done));
    const tab = new Tab(server, { meet });
    const open = tab.machine.open('key');
    await server.calm();
    expect(server.asked).toEqual([]);
    known();
    await server.calm();
    expect(await open).toBe(true);
    expect(server.asked[0]).toBe('enter');
  });

  test('a forgotten device introduces itself again, once', async () => {
    const met: boolean[] = [];
    const tab = new Tab(server, { meet: async (again) => void met.push(again) });
    server.refuse = new Refused(401, 'person/unknown', '');
    const open = tab.machine.open();
    await server.calm();
    expect(await open).toBe(false);
    expect(met).toEqual([false, true]);
    expect(tab.state.failure).toEqual({ id: 'person/unknown' });
  });

  test.each([403, 404])('%i is final', async (status) => {
    const tab = new Tab(server);
    server.refuse = new Refused(status, 'no', '');
    const open = tab.machine.open('key');
    await server.calm();
    expect(await open).toBe(false);
    expect([tab.state.failure, server.clock.waiting]).toEqual([{ id: 'no' }, 0]);
  });

  test.each([429, 503])('%i is asked again, later each time', async (status) => {
    const tab = new Tab(server);
    server.refuse = new Refused(status, 'later', '');
    const open = tab.machine.open();
    for (const wait of [250, 500, 1000]) {
      await server.calm();
      await server.clock.pass(wait);
    }
    expect(server.asked).toHaveLength(4);
    server.refuse = null;
    await server.calm();
    expect(await open).toBe(true);
    expect(tab.state.failure).toBeNull();
  });

  test('a server that is away is asked at once when somebody looks again', async () => {
    const tab = new Tab(server);
    server.kill();
    const open = tab.machine.open();
    await settle();
    server.rise();
    tab.machine.wake();
    await server.calm();
    expect(await open).toBe(true);
  });
});

describe('the server is killed', () => {
  const turn = ['ask moves', 'stream', 'answer moves', 'ask confirm', 'stream', 'answer confirm'];
  test.each(turn.map((what, i) => [i, what]))('before step %i (%s)', async (steps) => {
    const tab = await Tab.open(server);
    const done = tab.machine.play('a', 'b').then(() => tab.machine.confirm());
    for (const what of turn.slice(0, Number(steps))) await server.arrive(what);
    server.kill();
    await settle();
    expect(tab.state.connection).toBe('lost');
    await server.clock.pass(100);
    server.rise();
    for (let i = 0; i < 10; i++) {
      await server.clock.pass(1000);
      await server.calm();
    }
    expect(await done).toBe(true);
    expect(server.history).toEqual(['a', 'b', 'c']);
    expect([tab.view, tab.state.connection, tab.state.notice]).toEqual(['3/0 ', 'live', null]);
  });
});

test('a server that comes back without the last moves is believed', async () => {
  server.tellsNewestOnly = true;
  const tab = await Tab.open(server);
  const done = tab.machine.play('a', 'b').then(() => tab.machine.confirm());
  for (const what of ['ask moves', 'answer moves', 'ask confirm', 'answer confirm']) {
    await server.arrive(what);
  }
  await done;
  expect(tab.view).toBe('3/0 ');
  server.kill();
  Object.assign(server, { seq: 1, history: [] });
  server.rise();
  await server.clock.pass(500);
  await server.calm();
  expect(tab.view).toBe('1/0 ');
});

/** The same numbers every time. */
function dice(seed: number): (below: number) => number {
  let state = seed * 7919 + 1;
  return (below) => (state = (state * 16807) % 2147483647) % below;
}

test.each(Array.from({ length: 200 }, (_, seed) => seed))(
  'whatever the network does, in the end the page shows the table (%i)',
  async (seed) => {
    const roll = dice(seed);
    const tabs = [await Tab.open(server), await Tab.open(server)];
    const { state } = tabs[0]!;
    const actions = ['a', 'b', 'undo', 'restart', 'confirm'] as const;
    for (let i = 0; i < 60; i++) {
      const tab = tabs[roll(2)]!;
      const action = actions[roll(actions.length)]!;
      const fate = roll(20);
      if (fate < 6) {
        void (action === 'a' || action === 'b' ? tab.machine.play(action) : tab.machine[action]());
      } else if (fate < 14) server.parcels.splice(roll(server.parcels.length || 1), 1)[0]?.arrive();
      else if (fate < 15) server.parcels.splice(roll(server.parcels.length || 1), 1)[0]?.lose();
      else if (fate < 16) server.drop();
      else if (fate < 17) server.kill();
      else if (fate < 18) server.rise();
      else if (fate < 19) tab.machine.wake();
      else await server.clock.pass(roll(3000));
      await settle();
    }
    server.rise();
    for (let i = 0; i < 20; i++) {
      await server.calm();
      await server.clock.pass(5000);
      server.keepAlive();
    }
    server.say('calm');
    await server.calm();
    for (const tab of tabs) {
      expect([tab.view, tab.state.busy, tab.state.connection]).toEqual([
        server.moment,
        false,
        'live',
      ]);
      expect(tab.state.log).toEqual(server.shown().log);
    }
    expect(state.shown).toEqual(tabs[1]!.state.shown);
  },
);
