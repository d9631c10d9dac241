/** One event of a stream, as server-sent events define it. */
export interface StreamEvent {
  id: string;
  event: string;
  data: string;
}

/**
 * Reads server-sent events out of chunks of text that may end anywhere: in the middle of a line, between the two
 * characters of a line end, inside an event. Comments keep the connection alive and are dropped.
 */
export class StreamReader {
  private rest = '';
  private afterReturn = false;
  private id = '';
  private event = '';
  private data: string[] = [];
  /** How long to wait before connecting again, if the server said so. */
  retryMillis: number | null = null;

  read(chunk: string): StreamEvent[] {
    let text = this.rest + chunk;
    if (this.afterReturn && text.startsWith('\n')) text = text.slice(1);
    this.afterReturn = false;
    const events: StreamEvent[] = [];
    let start = 0;
    for (;;) {
      const end = lineEnd(text, start);
      if (end < 0) break;
      const event = this.line(text.slice(start, end));
      if (event !== null) events.push(event);
      start = end + 1;
      if (text[end] === '\r') {
        if (text[start] === '\n') start += 1;
        else if (start === text.length) this.afterReturn = true;
      }
    }
    this.rest = text.slice(start);
    return events;
  }

  private line(line: string): StreamEvent | null {
    if (line === '') return this.dispatch();
    const colon = line.indexOf(':');
    if (colon === 0) return null;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    switch (field) {
      case 'id':
        this.id = value;
        break;
      case 'event':
        this.event = value;
        break;
      case 'data':
        this.data.push(value);
        break;
      case 'retry':
        if (/^\d+$/.test(value)) this.retryMillis = Number(value);
        break;
      default:
        break;
    }
    return null;
  }

  private dispatch(): StreamEvent | null {
    const event = this.data.length === 0 ? null : { id: this.id, event: this.event, data: this.data.join('\n') };
    this.event = '';
    this.data = [];
    return event;
  }
}

function lineEnd(text: string, from: number): number {
  const feed = text.indexOf('\n', from);
  const back = text.indexOf('\r', from);
  if (feed < 0) return back;
  if (back < 0) return feed;
  return Math.min(feed, back);
}

/** Hands on every event of a response until it ends. */
export async function readStream(response: Response, onEvent: (event: StreamEvent) => void): Promise<void> {
  if (response.body === null) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const events = new StreamReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    for (const event of events.read(decoder.decode(value, { stream: true }))) onEvent(event);
  }
}
