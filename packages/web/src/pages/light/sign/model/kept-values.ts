import type { FieldValue, FieldValues, PictureType } from './fields.ts';

/**
 * The filled-in values, stored per participant as long as the tab, so that a reload resumes (ux 23). Signatures are personal:
 * session storage, never local storage.
 */
export interface Keeper {
  load(): Kept;
  save(kept: Kept): void;
  forget(): void;
}
export interface Kept {
  readonly values: FieldValues;
  /** The signature, the seal and the initials that are offered for every further field. */
  readonly adopted: Readonly<Record<PictureType, FieldValue | null>>;
  readonly started: boolean;
}
export const NOTHING_KEPT: Kept = {
  values: {},
  adopted: { WRITE_SIGN: null, SEAL_SIGN: null, INITIALS: null },
  started: false,
};

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isValue = (value: unknown): value is FieldValue =>
  typeof value === 'object' &&
  value !== null &&
  ['write', 'kept', 'seal', 'text', 'files'].includes((value as { kind?: string }).kind ?? '');

function read(text: string | null): Kept {
  if (text === null) return NOTHING_KEPT;
  try {
    const { values = {}, adopted, started = false } = JSON.parse(text) as Partial<Kept>;
    const good = Object.entries(values).filter(([, value]) => isValue(value));
    return {
      values: Object.fromEntries(good),
      adopted: {
        INITIALS: isValue(adopted?.INITIALS) ? adopted.INITIALS : null,
        WRITE_SIGN: isValue(adopted?.WRITE_SIGN) ? adopted.WRITE_SIGN : null,
        SEAL_SIGN: isValue(adopted?.SEAL_SIGN) ? adopted.SEAL_SIGN : null,
      },
      started: started === true,
    };
  } catch {
    return NOTHING_KEPT;
  }
}

/** If storage is full or forbidden, only resuming is lost, never the signing. */
export function createKeeper(store: Store | null, participantWsid: string): Keeper {
  const key = `signing:${participantWsid}`;
  return {
    load: () => read(quietly(() => store?.getItem(key) ?? null)),
    save: (kept) => void quietly(() => store?.setItem(key, JSON.stringify(kept))),
    forget: () => void quietly(() => store?.removeItem(key)),
  };
}

function quietly<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
