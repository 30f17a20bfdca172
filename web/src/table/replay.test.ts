import { describe, expect, test } from 'vitest';
import { Unreachable } from '$lib/api/client';
import type { ReplayShown, SeatShown, TableShown } from '$lib/api/types';
import type { Telling } from '$lib/games/module';
import { seatsAgain } from './goOn';
import { ReplayMachine } from './replay';
import { settle } from './scripted';
import { sentence } from './sentence';
import type { Session } from './session';

const LENGTH = 120;

/** A game of many steps, and the answers that are still on their way. */
function archive() {
  const pending: {
    from: number;
    seat: number | undefined;
    answer: () => void;
    fail: () => void;
  }[] = [];
  let slow = false;
  const replay = (_: string, from: number, count: number, seat?: number) =>
    new Promise<ReplayShown>((resolve, reject) => {
      const last = Math.min(LENGTH, from + count - 1);
      const steps = Array.from({ length: last - from + 1 }, (_, i) => ({
        number: from + i,
        seat: 0,
        move: 'a',
        turn: { seat: (from + i) % 2 },
        view: `${from + i} by ${seat ?? 'all'}`,
        log: from + i ? [{ number: from + i }] : [],
        scores: { seats: [], rival: null },
      }));
      const answer = () => resolve({ length: LENGTH, steps });
      if (!slow) return answer();
      pending.push({ from, seat, answer, fail: () => reject(new Unreachable()) });
    });
  const machine = new ReplayMachine(
    't',
    {
      server: {
        table: async () => ({}) as TableShown,
        replay,
        aids: async (_, seat, at) => ({ aids: `${at} by ${seat ?? 'all'}` }) as never,
      },
      meet: async () => {},
      explain: () => ({ id: 'unreachable' }),
    },
    () => {},
  );
  return { machine, pending, slowly: (is: boolean) => (slow = is) };
}

const view = ({ state }: ReplayMachine) => state.step?.view;

describe('stepping', () => {
  test('a held arrow key goes on, also while the steps are still on their way', async () => {
    const { machine, pending, slowly } = archive();
    await machine.open(48, null);
    slowly(true);
    for (let i = 0; i < 5; i++) void machine.by(1);
    await settle();
    for (const { answer } of pending.splice(0)) answer();
    await settle();
    expect([machine.state.at, view(machine)]).toEqual([53, '53 by all']);
    expect(machine.state.log).toHaveLength(53);
  });

  test('it stops at both ends', async () => {
    const { machine } = archive();
    await machine.open(null, null);
    await machine.by(1);
    expect(machine.state.at).toBe(LENGTH);
    await machine.by(-1);
    expect(machine.state.at).toBe(LENGTH - 1);
    await machine.go(-3);
    expect(machine.state.at).toBe(0);
  });

  test('only one step forward is shown as something that happens', async () => {
    const { machine } = archive();
    await machine.open(3, null);
    await machine.by(1);
    expect(machine.state.fresh).toEqual([{ number: 4 }]);
    await machine.by(2);
    expect(machine.state.fresh).toEqual([]);
  });

  test('a step that can’t be fetched is said, and left out of account', async () => {
    const { machine, pending, slowly } = archive();
    await machine.open(49, null);
    slowly(true);
    void machine.by(1);
    await settle();
    pending.splice(0).forEach(({ fail }) => fail());
    await settle();
    expect([machine.state.at, machine.state.failure]).toEqual([49, { id: 'unreachable' }]);
    slowly(false);
    await machine.by(1);
    expect([machine.state.at, machine.state.failure]).toEqual([50, null]);
  });
});

describe('another pair of eyes', () => {
  test('a late answer of the one before is not shown as theirs', async () => {
    const { machine, pending, slowly } = archive();
    await machine.open(10, 0);
    slowly(true);
    void machine.go(60);
    await settle();
    void machine.look(1);
    await settle();
    // The first seat's answer comes last.
    pending.sort((a, b) => (b.seat ?? 0) - (a.seat ?? 0));
    slowly(false);
    for (const { answer } of pending.splice(0)) {
      answer();
      await settle();
    }
    expect([view(machine), machine.state.viewer]).toEqual(['60 by 1', 1]);
    await machine.by(1);
    expect(view(machine)).toBe('61 by 1');
    expect(machine.state.aids).toBe('61 by 1');
  });

  test('whose eyes they are changes together with what they see', async () => {
    const { machine, slowly } = archive();
    await machine.open(10, 0);
    slowly(true);
    void machine.look(1);
    await settle();
    expect([machine.state.viewer, view(machine)]).toEqual([0, '10 by 0']);
  });
});

test('nobody thinks in a replay', () => {
  const telling: Telling = { view: null, player: (seat) => ({ text: 'Kaze', seat }) };
  const bot = { kind: 'bot', away: false } as SeatShown;
  const at = (turn: unknown) =>
    sentence({ mode: 'replay', turn, seats: [bot], moves: [] } as unknown as Session, telling).id;
  expect([at({ seat: 0 }), at('chance')]).toEqual(['bar-to-move', 'bar-next-draw']);
});

describe('continued, everybody sits where they sat', () => {
  const seat = (more: Partial<SeatShown>) =>
    ({ kind: 'person', yours: false, ...more }) as SeatShown;
  const bot = (level: string) => seat({ kind: 'bot', level });

  test.each<[string, SeatShown[], unknown[]]>([
    [
      'bots keep their levels',
      [bot('hard'), seat({ yours: true }), bot('easy')],
      [{ who: 'bot', level: 'hard' }, { who: 'me' }, { who: 'bot', level: 'easy' }],
    ],
    [
      'whom a bot stood in for is there again',
      [seat({ yours: true, away: true, level: 'medium' }), bot('random')],
      [{ who: 'me' }, { who: 'bot', level: 'random' }],
    ],
    [
      'several people at one device',
      [seat({ yours: true, name: 'Aya' }), seat({ yours: true, name: 'Ren' })],
      [{ who: 'me' }, { who: 'hot-seat', name: 'Ren' }],
    ],
    [
      'a bot plays for other people, and for nobody else',
      [seat({ name: 'Hana' }), seat({ yours: true })],
      [{ who: 'bot', level: 'medium' }, { who: 'me' }],
    ],
    [
      'who only watched takes the seat that was looked through',
      [bot('easy'), seat({ name: 'Hana' })],
      [{ who: 'bot', level: 'easy' }, { who: 'me' }],
    ],
  ])('%s', (_, seats, wishes) => expect(seatsAgain(seats, 1)).toEqual(wishes));
});
