import type { text as Shape } from '../../../../zh-CN/pages/light/in-person/text.ts';

export const text: typeof Shape = {
  loading: 'Checking the state of this device',
  handTo: (name) => `Please hand the device to ${name}`,
  handBack: (name) => `Please hand the device back to ${name}`,
  thanks: {
    done: (name) => `Thank you, ${name} has finished`,
    declined: (name) => `The decision of ${name} is recorded`,
  },
  locked: (host) => `The account of ${host} is locked on this device.`,
  why: (name) => `${name} will get a code that proves who they are and opens the contract.`,
  begin: (name) => `I am ${name}: begin`,
  others: 'These people can act now, too',
  finished: 'Everyone has acted.',
  waits: 'The others are told when it is their turn, or act in person later.',
  host: (host) => `${host}: log in and return`,
  hostWhy: 'Only the owner of the device can log in here.',
  overTitle: 'Signing in person has ended',
  overWhy: 'The device was taken back, or not used for 30 minutes. Log in to go on with the contract.',
  login: 'Log in',
  failed: 'The state of this device cannot be checked now',
  again: 'Try again',
};
