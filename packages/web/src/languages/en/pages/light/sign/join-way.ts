import type { text as Shape } from '../../../../zh-CN/pages/light/sign/join-way.ts';

export const text: typeof Shape = {
  ask: (enterprise) => (enterprise === '' ? 'Ask to join the company' : `Ask to join ${enterprise}`),
  said: {
    WAITING:
      'Your application has been sent to the owner of the company. Once it is accepted, this page opens the contract by itself; you can also come back later.',
    PASSED: 'You have joined the company; the contract is being opened…',
    REFUSED:
      'The company has not accepted your application. If you have questions, please contact its owner or the sender.',
  },
  look: 'Refresh',
  login: 'Log in to ask to join',
};
