/** The people of tests and of the demo; the phone numbers are reserved for it, the addresses lie in a reserved domain. */
export const PEOPLE = {
  wang: { name: '王小明', contact: '13800000001' },
  li: { name: '李雷', contact: '13800000002' },
  alice: { name: 'Alice Smith', contact: 'alice@example.com' },
  han: { name: '韩梅梅', contact: '13800000003' },
  bob: { name: 'Bob Jones', contact: 'bob@example.com' },
  zhao: { name: '赵敏', contact: '13800000004' },
} as const;
export type PersonName = keyof typeof PEOPLE;
