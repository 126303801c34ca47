import type { Service } from '@countersign/domain';
import { type Person, wirePassword } from '@countersign/testkit';

/** Exchanges the characters of a picture, or the digits of a code, for an opcode. */
export const check = (captcha: string, contact: string, service: Service = 'REGISTER', deviceId?: string) => ({
  body: { captcha, contact, service, deviceId },
});

export const register = (person: Person, opcode: string, account = person.contact) => ({
  body: { account, password: wirePassword('login', person.password), opcode },
});
