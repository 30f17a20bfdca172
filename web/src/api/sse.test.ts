import { afterEach, describe, expect, test, vi } from 'vitest';
import { Refused, Unreachable } from './client';
import { listen, Parser, type ServerEvent } from './sse';

function parse(...pieces: string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const parser = new Parser((event) => events.push(event));
  for (const piece of pieces) parser.add(piece);
  return events;
}

describe('the text of a stream', () => {
  const text = ':\n\nevent: table\nid: 5-3-0\ndata: {"a":\ndata: 1}\n\ndata: two\r\n\r\n';
  const events = [
    { id: '5-3-0', name: 'table', data: '{"a":\n1}' },
    { id: '5-3-0', name: 'message', data: 'two' },
  ];

  test('is read', () => expect(parse(text)).toEqual(events));
  test('in whatever pieces it comes', () => {
    for (let i = 0; i <= text.length; i++) {
      expect(parse(text.slice(0, i), text.slice(i))).toEqual(events);
    }
    expect(parse(...text)).toEqual(events);
  });
  test('an event that is not finished is none', () => expect(parse('data: x\n')).toEqual([]));
});

describe('a connection', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** What is heard when the server answers so. */
  async function hear(answer: () => Promise<Response>, last: string | null = null) {
    const asked = vi.fn((_path: string, _how: RequestInit) => answer());
    vi.stubGlobal('fetch', asked);
    const heard: unknown[] = [];
    await new Promise<void>((over) => {
      listen('/events', last, {
        open: () => heard.push('open'),
        alive: () => heard.push('alive'),
        event: ({ data }) => heard.push(data),
        end: (error) => {
          heard.push(error);
          over();
        },
      });
    });
    return { heard, headers: asked.mock.calls[0]![1].headers };
  }

  test('tells events and signs of life, and that it ended', async () => {
    const { heard, headers } = await hear(async () => new Response('data: x\n\n'), '5-3-0');
    expect(heard).toEqual(['open', 'alive', 'x', undefined]);
    expect(headers).toMatchObject({ 'last-event-id': '5-3-0' });
  });

  test('tells why it is refused', async () => {
    const body = JSON.stringify({ code: 'limit/streams', message: 'full' });
    const headers = { 'retry-after': '5' };
    const { heard } = await hear(async () => new Response(body, { status: 503, headers }));
    expect(heard).toHaveLength(1);
    expect(heard[0]).toBeInstanceOf(Refused);
    expect(heard[0]).toMatchObject({ status: 503, code: 'limit/streams', after: 5 });
  });

  test.each([
    ['is not there', () => Promise.reject(new TypeError('network'))],
    ['has a proxy that answers for it', async () => new Response('bad gateway', { status: 502 })],
  ])('a server that %s is unreachable', async (_, answer) => {
    expect((await hear(answer)).heard).toEqual([new Unreachable()]);
  });

  test('that is closed tells no more', async () => {
    const fetched = vi.fn(
      (_: string, { signal }: RequestInit) =>
        new Promise<Response>((_, reject) =>
          signal!.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    vi.stubGlobal('fetch', fetched);
    const end = vi.fn();
    listen('/events', null, { open: end, alive: end, event: end, end })();
    await new Promise((done) => setImmediate(done));
    expect(end).not.toHaveBeenCalled();
  });
});
