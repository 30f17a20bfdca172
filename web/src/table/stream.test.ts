import { beforeEach, describe, expect, test } from 'vitest';
import { Refused } from '$lib/api/client';
import { ScriptedServer, settle, Tab } from './scripted';

let server: ScriptedServer;
beforeEach(() => (server = new ScriptedServer()));

const streams = () => server.asked.filter((what) => what === 'events').length;

describe('a stream that breaks off', () => {
  test('is opened again, later each time, and goes on where it was', async () => {
    const tab = await Tab.open(server, { random: () => 1 });
    server.kill();
    await settle();
    expect(tab.state.connection).toBe('lost');
    for (const wait of [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      const before = streams();
      await server.clock.pass(wait - 1);
      expect(streams()).toBe(before);
      await server.clock.pass(1);
      expect(streams()).toBe(before + 1);
    }
    server.rise();
    server.draft = ['a'];
    server.step = 1;
    await server.clock.pass(30_000);
    await server.calm();
    expect([tab.state.connection, tab.view]).toEqual(['live', '1/1 a']);
    // It was there again: the next time begins anew.
    const before = streams();
    server.hangUp();
    await server.clock.pass(500);
    expect(streams()).toBe(before + 1);
  });

  test('not all pages come back at the same moment', async () => {
    const lots = [0, 0.5, 1];
    for (const lot of lots) await Tab.open(server, { random: () => lot });
    const before = streams();
    server.kill();
    await settle();
    const asked: number[] = [];
    for (const wait of [249, 1, 125, 125]) {
      await server.clock.pass(wait);
      asked.push(streams() - before);
    }
    expect(asked).toEqual([0, 1, 2, 3]);
  });

  test('is opened at once when somebody looks again', async () => {
    const tab = await Tab.open(server);
    server.kill();
    await server.clock.pass(20_000);
    server.rise();
    tab.machine.wake();
    await server.calm();
    expect(tab.state.connection).toBe('live');
  });
});

describe('a stream that is refused', () => {
  test.each([401, 403, 404])('%i is told, and not asked for again', async (status) => {
    const tab = await Tab.open(server);
    server.refuse = new Refused(status, 'no', '');
    server.hangUp();
    await server.clock.pass(500);
    await server.calm();
    expect([tab.state.connection, tab.state.refusal]).toEqual(['refused', { id: 'no' }]);
    const before = streams();
    await server.clock.pass(600_000);
    expect(streams()).toBe(before);
    // The person can ask, and so does a look at the page.
    server.refuse = null;
    tab.machine.wake();
    await server.calm();
    expect([tab.state.connection, tab.state.refusal]).toEqual(['live', null]);
  });

  test.each([429, 503])(
    '%i is told and asked again, not before the server says',
    async (status) => {
      const tab = await Tab.open(server);
      server.refuse = new Refused(status, 'later', '', undefined, undefined, 60);
      server.hangUp();
      await server.clock.pass(250);
      await server.calm();
      expect([tab.state.connection, tab.state.refusal]).toEqual(['lost', { id: 'later' }]);
      const before = streams();
      await server.clock.pass(59_999);
      expect(streams()).toBe(before);
      await server.clock.pass(1);
      expect(streams()).toBe(before + 1);
    },
  );
});

describe('a connection that may be dead', () => {
  test('is given up when not even a sign of life comes', async () => {
    const tab = await Tab.open(server);
    for (let i = 0; i < 10; i++) {
      await server.clock.pass(20_000);
      server.keepAlive();
    }
    expect([tab.state.connection, streams()]).toEqual(['live', 1]);
    await server.clock.pass(45_000);
    expect(tab.state.connection).toBe('lost');
    await server.clock.pass(500);
    await server.calm();
    expect([tab.state.connection, streams(), server.listeners]).toEqual(['live', 2, 1]);
  });

  test('one that is never answered is given up, too', async () => {
    const tab = new Tab(server);
    void tab.machine.open();
    await server.arrive('ask table');
    await server.arrive('answer table');
    await server.clock.pass(45_000);
    expect(tab.state.connection).toBe('lost');
  });

  test('is replaced when somebody looks again, without leaving the table in between', async () => {
    const tab = await Tab.open(server);
    tab.machine.wake();
    tab.machine.wake();
    await settle();
    expect([tab.state.connection, server.listeners]).toEqual(['live', 1]);
    await server.calm();
    expect([tab.state.connection, server.listeners]).toEqual(['live', 1]);
    server.say('hello');
    await server.calm();
    expect(tab.state.chat).toHaveLength(1);
  });

  test('leaves no connection behind that was overtaken', async () => {
    const tab = await Tab.open(server);
    tab.machine.wake();
    tab.machine.wake();
    server.parcels.reverse();
    await server.calm();
    expect([tab.state.connection, server.listeners]).toEqual(['live', 1]);
  });
});

test('a closed table leaves nothing behind', async () => {
  const tab = await Tab.open(server);
  tab.machine.close();
  expect([server.listeners, server.clock.waiting]).toEqual([0, 0]);
  tab.machine.wake();
  await server.calm();
  expect(server.listeners).toBe(0);
});
