import { createHash } from 'node:crypto';
import { cachedDataKeys, type DataKeys } from '../data-keys.ts';

const FIRST = '0190a000-0000-7000-8000-000000000001';

/** Data keys made from their ids, without a signer process; `current` is the key of new segments. */
export const fixedKeys = (current = FIRST): DataKeys =>
  cachedDataKeys(async (id) => ({
    id: id ?? current,
    key: createHash('sha256')
      .update(id ?? current)
      .digest(),
  }));
