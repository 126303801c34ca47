import { createHash } from 'node:crypto';
import {
  type CallError,
  type CallInput,
  type DataOf,
  type Endpoint,
  type User,
  api,
  createClient,
  pathOf,
  queryOf,
} from '@countersign/contract';
import { type Service, passwordPreimage } from '@countersign/domain';
import { DEMO_PASSWORD, DEMO_SIGN_PASSWORD } from '@countersign/server';
import { type CookieJar, createCookieJar } from './cookie-jar.ts';

export type OutboxMessage = DataOf<typeof api.listOutbox>['messages'][number];

/** A person with a browser of their own: a cookie jar, a phone to read, a password. */
export interface Person {
  readonly name: string;
  /** Phone number or e-mail address. */
  readonly contact: string;
  readonly password: string;
  readonly signPassword: string;
  readonly jar: CookieJar;
  /** Set by register and login. */
  userWsid: string;
  /** A call of the contract; throws CallError as a web page would get it. */
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<DataOf<E>>;
  /** The refusal that a call is answered with; fails where the call succeeds. */
  refused<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<CallError>;
  /** Reads every document of an envelope to the end, as it is now. */
  read(envelopeWsid: string): Promise<void>;
  /** The bare response of any address, with this person's cookies. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The bytes that a call with `produces` answers. */
  bytes(
    endpoint: Endpoint,
    input?: { params?: Record<string, unknown>; query?: Record<string, unknown>; headers?: Record<string, string> },
  ): Promise<Response>;
  /** A multipart call: text fields, then the file. */
  upload<E extends Endpoint>(endpoint: E, input: UploadInput): Promise<DataOf<E>>;
  /** A right image captcha for the service: its four characters. */
  captcha(service: Service): Promise<string>;
  /** Captcha, its check, sending: after this the code is on the phone. */
  requestCode(service: Service, options?: CodeOptions): Promise<void>;
  /** The newest code that went to this person for the service. */
  readCode(service: Service, contact?: string): Promise<string>;
  /** The whole way from the captcha to an opcode that an act takes. */
  opcode(service: Service, options?: CodeOptions): Promise<string>;
  /** Everything that went to this person's contact, newest first. */
  messages(contact?: string): Promise<readonly OutboxMessage[]>;
  register(): Promise<User>;
  login(): Promise<User>;
  logout(): Promise<void>;
  setSignPassword(): Promise<void>;
  /** Opens one envelope from its link, as somebody who may have no account. */
  openLink(participantWsid: string): Promise<void>;
}

export interface CodeOptions {
  readonly contact?: string;
  readonly destinationWsid?: string;
  readonly deviceId?: string;
}

export interface UploadInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly fields: Readonly<Record<string, string | number>>;
  readonly file: { readonly name: string; readonly bytes: Uint8Array; readonly mediaType?: string };
}

/** What travels in place of a password (Rulings §5.5). */
export const wirePassword = (kind: 'login' | 'sign', password: string): string =>
  createHash('sha256').update(passwordPreimage(kind, password)).digest('hex');

const isEmail = (contact: string): boolean => contact.includes('@');

/** @param jar that of another person: the same browser at another server */
export function createPerson(
  base: string,
  who: { name: string; contact: string; password?: string; signPassword?: string },
  jar: CookieJar = createCookieJar(),
): Person {
  const { password = DEMO_PASSWORD, signPassword = DEMO_SIGN_PASSWORD } = who;
  const send = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (jar.header() !== '') headers.set('cookie', jar.header());
    const response = await fetch(url, { ...init, headers });
    jar.take(response);
    return response;
  };
  const call = createClient({ base, fetch: send as typeof fetch, headers: () => ({ 'accept-language': 'en' }) });
  const person: Person = {
    ...who,
    password,
    signPassword,
    jar,
    userWsid: '',
    async call(endpoint, input) {
      const { body, params } = (input ?? {}) as { body?: { passed?: boolean }; params?: { envelopeWsid?: string } };
      if ((endpoint as Endpoint) === api.check && body?.passed === true) await person.read(params?.envelopeWsid ?? '');
      const data = await call(endpoint, (input ?? {}) as CallInput<typeof endpoint>);
      if ((endpoint as Endpoint) === api.getSigning) await readAll(person, data as DataOf<typeof api.getSigning>);
      return data;
    },
    async read(envelopeWsid) {
      const listed = await person.fetch(pathOf(api.listDocuments, { envelopeWsid }));
      const { data } = (await listed.json()) as { data?: DataOf<typeof api.listDocuments> };
      await readAll(person, { envelope: { envelopeWsid }, documents: data?.documents ?? [] });
    },
    async refused(endpoint, input) {
      try {
        await person.call(endpoint, input);
      } catch (error) {
        return error as CallError;
      }
      throw new Error(`${endpoint.method} ${endpoint.path} was not refused`);
    },
    fetch: (path, init) => send(`${base}${path}`, init),
    bytes: (endpoint, { params, query, headers = {} } = {}) =>
      send(`${base}${pathOf(endpoint, params)}${queryOf(query)}`, { method: endpoint.method, headers }),
    async upload<E extends Endpoint>(endpoint: E, { params, query, fields, file }: UploadInput): Promise<DataOf<E>> {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
      body.append(
        'file',
        new Blob([Buffer.from(file.bytes)], { type: file.mediaType ?? 'application/octet-stream' }),
        file.name,
      );
      const multipart = createClient({
        base,
        headers: () => ({ 'accept-language': 'en' }),
        fetch: ((url: string, init: RequestInit) => send(url, { ...init, body })) as typeof fetch,
      });
      return multipart(endpoint, { params, query } as unknown as CallInput<E>);
    },
    ...codeSteps(() => person),
    ...accountSteps(() => person),
  };
  return person;
}

interface Readable {
  readonly envelope: { readonly envelopeWsid: string };
  readonly documents: readonly { readonly fileWsid: string; readonly digest: string }[];
}

/**
 * Who opens the signing page, or passes a check, is shown every document to the end, without which nothing can be acted on
 * (Rulings §8.15). What may not be read is left out.
 */
async function readAll(me: Pick<Person, 'bytes'>, { envelope, documents }: Readable): Promise<void> {
  for (const { fileWsid, digest } of documents) {
    const params = { envelopeWsid: envelope.envelopeWsid, docId: fileWsid };
    const response = await me.bytes(api.getDocumentContent, { params, query: { digest } });
    await response.arrayBuffer();
  }
}

function codeSteps(me: () => Person): Pick<Person, 'captcha' | 'requestCode' | 'readCode' | 'opcode' | 'messages'> {
  const codeOf = (messages: readonly OutboxMessage[], match: (message: OutboxMessage) => boolean): string => {
    const found = messages.find(match)?.code;
    if (found === undefined) throw new Error(`no code for ${me().name} in the outbox`);
    return found;
  };
  return {
    async captcha(service) {
      await me().call(api.getImageCode, { query: { service } });
      return codeOf(await me().messages(), (message) => message.channel === 'CAPTCHA' && message.service === service);
    },
    async requestCode(service, { contact = me().contact, destinationWsid, deviceId } = {}) {
      const captcha = await me().captcha(service);
      const shared = { service, deviceId, destinationWsid };
      const { operationCodeInfo } = await me().call(api.createOpcode, { body: { captcha, contact, ...shared } });
      const body = { ...shared, preOpcode: operationCodeInfo.opcode };
      if (isEmail(contact)) await me().call(api.sendEmailCode, { body: { email: contact, ...body } });
      else await me().call(api.sendSmsCode, { body: { phone: contact, ...body } });
    },
    async readCode(service, contact = me().contact) {
      return codeOf(
        await me().messages(contact),
        (message) => message.channel !== 'CAPTCHA' && message.service === service,
      );
    },
    async opcode(service, options = {}) {
      const { contact = me().contact, destinationWsid, deviceId } = options;
      await me().requestCode(service, options);
      const captcha = await me().readCode(service, contact);
      const { operationCodeInfo } = await me().call(api.createOpcode, {
        body: { captcha, contact, service, deviceId, destinationWsid },
      });
      return operationCodeInfo.opcode;
    },
    async messages(contact = me().contact) {
      return (await me().call(api.listOutbox, { query: { contact, limit: 200 } })).messages;
    },
  };
}

function accountSteps(
  me: () => Person,
): Pick<Person, 'register' | 'login' | 'logout' | 'setSignPassword' | 'openLink'> {
  return {
    async register() {
      const { name, contact, password } = me();
      const opcode = await me().opcode('REGISTER');
      const body = {
        account: contact,
        password: wirePassword('login', password),
        nickname: name,
        opcode,
        loginNow: true,
      };
      const { user } = await me().call(api.createUser, { body });
      me().userWsid = user.userWsid;
      return user;
    },
    async login() {
      const { contact, password } = me();
      const { user } = await me().call(api.createSession, {
        body: { accountNumber: contact, password: wirePassword('login', password) },
      });
      if (user === undefined) throw new Error('a login answers the user');
      me().userWsid = user.userWsid;
      return user;
    },
    async logout() {
      await me().call(api.deleteSession, {});
    },
    async setSignPassword() {
      const { userWsid, signPassword } = me();
      await me().call(api.createSignPassword, {
        params: { userWsid },
        body: { signPassword: wirePassword('sign', signPassword) },
      });
    },
    async openLink(participantWsid) {
      const { contact } = me();
      const opcode = await me().opcode('SIGNING_OBJECT', { destinationWsid: participantWsid });
      const body = { contact, destinationWsid: participantWsid, enableAutoRegist: true, opcode };
      const { session } = await me().call(api.createSigningSession, { body });
      me().userWsid = session.userWsid;
    },
  };
}
