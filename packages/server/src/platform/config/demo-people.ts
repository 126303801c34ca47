/**
 * The people of the demo and of the tests. The phone numbers are reserved for them, the e-mail addresses are in a reserved
 * domain (RFC 2606 §3). Passwords are given as a person types them.
 */
export const DEMO_PEOPLE = {
  wang: { name: '王小明', contact: '13800000001' },
  li: { name: '李雷', contact: '13800000002' },
  alice: { name: 'Alice Smith', contact: 'alice@example.com' },
  han: { name: '韩梅梅', contact: '13800000003' },
  bob: { name: 'Bob Jones', contact: 'bob@example.com' },
  zhao: { name: '赵敏', contact: '13800000004' },
} as const;
export type DemoPerson = keyof typeof DEMO_PEOPLE;

export const DEMO_PASSWORD = 'Passw0rd!';
export const DEMO_SIGN_PASSWORD = 'Sign0rd!!';
/** The operator of the demo; uses the password of the demo users. */
export const DEMO_OPERATOR = { login: 'operator', name: '运营员' } as const;
/** The second operator, for acts that need two. */
export const DEMO_SECOND_OPERATOR = { login: 'supervisor', name: '复核员' } as const;
