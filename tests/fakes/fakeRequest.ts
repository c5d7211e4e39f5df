/** What the router needs of a Request, which jsdom has not: it makes one for every loader. */
class FakeRequest {
  readonly method = 'GET';
  readonly url: string;
  readonly signal: AbortSignal;
  constructor(url: string, { signal }: { signal: AbortSignal }) {
    this.url = url;
    this.signal = signal;
  }
}

/** Gives one to all tests of a file. */
export function installFakeRequest(): void {
  Object.assign(globalThis, { Request: FakeRequest });
}
