import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config-shape.ts';
import type { Database } from '../database/index.ts';
import type { Delivery } from '../delivery/index.ts';
import type { LegalTexts } from './legal-texts.ts';
import type { Ids } from './random.ts';
import type { Reactions } from './reactions.ts';
import type { Observer } from '../observe/index.ts';
import type { Push } from '../push/index.ts';
import type { Secrets } from './secrets.ts';
import type { Signer } from '../signer/index.ts';
import type { BlobStore } from '../blobs/index.ts';
import type { UnknownProxy } from '../http/index.ts';
import type { Workers } from '../workers/index.ts';

/** Every service that a feature may need from outside, wired by hand in app.ts; a feature declares the ones it uses. */
export interface Services {
  /** The organisation that operates the authority, as it chose at `npm run ca -- create`; in evaluation the product's name. */
  readonly authorityName: string;
  readonly legal: LegalTexts;
  readonly config: Config;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly workers: Workers;
  readonly secrets: Secrets;
  readonly delivery: Delivery;
  readonly push: Push;
  readonly observer: Observer;
  readonly reactions: Reactions;
  readonly signer: Signer;
  readonly unknownProxy: UnknownProxy;
}
