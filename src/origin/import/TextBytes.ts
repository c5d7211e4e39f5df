/** Bytes a buffer: some hundred documents. */
const bufferSize = 2 ** 20;

/** UTF-8 of a character is at maxBytes three bytes for each of its UTF-16 units. */
const bytesPerUnit = 3;

/**
 * Texts as UTF-8, one after the other in a few large buffers. Long texts of a batch are garbage at once this way,
 * instead of being copied from one generation of the heap to the next, and the buffers go to another thread without
 * being copied.
 */
export class TextBytes {
  readonly buffers: ArrayBuffer[] = [];
  #current = Buffer.alloc(0);
  #used = 0;

  /** @returns the text's bytes, part of the last of the buffers */
  add(text: string): Uint8Array<ArrayBuffer> {
    const maxBytes = text.length * bytesPerUnit;
    if (this.#current.length - this.#used < maxBytes) this.#start(Math.max(bufferSize, maxBytes));
    const { buffer, byteOffset } = this.#current;
    const length = this.#current.write(text, this.#used, 'utf8');
    const bytes = new Uint8Array(buffer, byteOffset + this.#used, length);
    this.#used += length;
    return bytes;
  }

  #start(size: number): void {
    this.#current = Buffer.from(new ArrayBuffer(size));
    this.buffers.push(this.#current.buffer);
    this.#used = 0;
  }
}
