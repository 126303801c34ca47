// Settings, clock, randomness, secrets, the log, and the ports that the composition wires.
export { type Clock, systemClock } from './clock.ts';
export { ConfigError, givenEnvironment, givenSettings, readConfig, settingNamed, settingNames } from './config.ts';
export type { AliyunConfig, PhoneCarrierConfig, TwilioConfig, WebhookConfig } from './carriers.ts';
export type { Config, S3Config, ShieldProviderConfig } from './config-shape.ts';
export { keptFormats } from './date-formats.ts';
export {
  DEMO_OPERATOR,
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  DEMO_SECOND_OPERATOR,
  DEMO_SIGN_PASSWORD,
  type DemoPerson,
} from './demo-people.ts';
export type { LegalText, LegalTexts } from './legal-texts.ts';
export { createLog, withoutContacts } from './logging.ts';
export { isSameHash, isStillStored, keyFor, keyedHash, seal, sealBytes, unseal, unsealBytes } from './pepper.ts';
export { type Ids, systemIds } from './random.ts';
export type { DisabledAccount, ProvedPerson, Reactions, Stopped } from './reactions.ts';
export { SecretFileError, problemOfSecretFile, readSecretFile, readSecretText } from './secret-file.ts';
export { type Secrets, loadSecrets } from './secrets.ts';
export type { Services } from './services.ts';
export { PRODUCT_VERSION } from './version.ts';
