import { type Passkey, api } from '@countersign/contract';
import { type Person, type World, wirePassword } from '@countersign/testkit';
import { type Authenticator, type CreateOptions, type GetOptions, createAuthenticator } from './authenticator.ts';

/** The answer to every invalid passkey. */
export const WRONG = { status: 401, error: 'ERROR_PASSKEY' };

type Creation = CreateOptions & Record<string, unknown>;
interface Owner {
  readonly person: Person;
  readonly device: Authenticator;
  readonly passkey: Passkey;
}

/** People with passkeys, in a world of its own. */
export interface PasskeyWorld {
  /** A person at a new browser. */
  browser(): Person;
  registered(): Promise<Person>;
  /** A device at this site. */
  device(): Authenticator;
  creation(person: Person): Promise<Creation>;
  keep(person: Person, credential: Record<string, unknown>): Promise<Passkey>;
  /** A person with a passkey on their own device. */
  owner(): Promise<Owner>;
  challengeOf(one: Person): Promise<GetOptions>;
}

export const paramsOf = ({ userWsid }: Person): { userWsid: string } => ({ userWsid });
export const passwordOf = (person: Person): string => wirePassword('login', person.password);
export const logIn = (one: Person, credential: Record<string, unknown>) =>
  one.call(api.createPasskeySession, { body: { credential } });
export const refusedLogIn = (one: Person, credential: Record<string, unknown>) =>
  one.refused(api.createPasskeySession, { body: { credential } });

export function passkeyWorld(world: World): PasskeyWorld {
  let lastPhone = 13_100_000_000;
  const { origin, hostname } = new URL(world.services.config.publicUrl);
  const tools: PasskeyWorld = {
    browser: () => world.stranger({ name: '路人', contact: String((lastPhone += 1)) }),
    async registered() {
      const person = tools.browser();
      await person.register();
      return person;
    },
    device: () => createAuthenticator({ origin, rpId: hostname }),
    async creation(person) {
      const body = { password: passwordOf(person) };
      const { options } = await person.call(api.createPasskeyOptions, { params: paramsOf(person), body });
      return options as unknown as Creation;
    },
    async keep(person, credential) {
      const body = { name: '我的电脑', credential };
      return (await person.call(api.createPasskey, { params: paramsOf(person), body })).passkey;
    },
    async owner() {
      const person = await tools.registered();
      const device = tools.device();
      return { person, device, passkey: await tools.keep(person, device.create(await tools.creation(person))) };
    },
    async challengeOf(one) {
      const { options } = await one.call(api.createPasskeySessionOptions, {});
      return options as unknown as GetOptions;
    },
  };
  return tools;
}
