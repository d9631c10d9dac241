import { describe, expect, it } from 'vitest';
import { StreamReader } from '../src/api/stream';

const STREAM = 'retry: 1000\r\n\r\n: alive\r\n\r\nid: 1\r\nevent: opened\r\ndata: {"answer":\r\ndata: "a"}\r\n\r\nid: 2\nevent: text\ndata: {"delta":"ü €"}\n\ndata\n\n';
const EVENTS = [
  { id: '1', event: 'opened', data: '{"answer":\n"a"}' },
  { id: '2', event: 'text', data: '{"delta":"ü €"}' },
  { id: '2', event: '', data: '' },
];

describe('a stream of events', () => {
  it('is read whole', () => {
    const reader = new StreamReader();
    expect(reader.read(STREAM)).toEqual(EVENTS);
    expect(reader.retryMillis).toBe(1000);
  });

  it('is read the same wherever the chunks end', () => {
    for (let size = 1; size <= STREAM.length; size += 1) {
      const reader = new StreamReader();
      const events = [];
      for (let at = 0; at < STREAM.length; at += size) events.push(...reader.read(STREAM.slice(at, at + size)));
      expect(events, `chunks of ${size}`).toEqual(EVENTS);
    }
  });

  it('hands out nothing of an event that has not ended', () => {
    expect(new StreamReader().read('id: 1\nevent: done\ndata: {}\n')).toEqual([]);
  });
});
