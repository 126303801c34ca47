import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

/** Makes primary keys: UUIDv7 in canonical lower-case text, ordered by time of creation. Knowing one grants no right. */
export interface Ids {
  next(): string;
}

/** Octets of a random number, of which an id contains the last 74 bits. */
const NUMBER = 16;
/** So many numbers are drawn at once: one alone costs as much as two hundred. */
const DRAWN = 256;

/** Ids from the machine's random generator; within one process they strictly increase, also within a millisecond. */
class SystemIds implements Ids {
  readonly #drawn = new Uint8Array(DRAWN * NUMBER);
  #used = this.#drawn.length;
  #msecs = 0;
  #seq = 0;

  next(): string {
    if (this.#used === this.#drawn.length) {
      randomFillSync(this.#drawn);
      this.#used = 0;
    }
    const random = this.#drawn.subarray(this.#used, (this.#used += NUMBER));
    const now = Date.now();
    if (now > this.#msecs) {
      this.#msecs = now;
      // 31 bits, so that the numbers of a millisecond do not run out.
      this.#seq = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
    } else {
      this.#seq += 1;
    }
    return v7({ random, msecs: this.#msecs, seq: this.#seq });
  }
}

export const systemIds: Ids = new SystemIds();
