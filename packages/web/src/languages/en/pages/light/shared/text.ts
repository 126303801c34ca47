import type { text as Shape } from '../../../../zh-CN/pages/light/shared/text.ts';

export const text: typeof Shape = {
  title: 'Shared files',
  lead: 'They become the documents of a new contract, which you can check before it is sent.',
  kept: 'Until you log in, the files stay in this browser and are not uploaded. They are deleted after an hour.',
  begin: 'Start a contract',
  logIn: 'Log in and continue',
  discard: 'Do not use',
  noneTitle: 'No file has arrived',
  noneWhy: 'Please share it once more from the share menu of your phone. Shared files are kept for an hour at most.',
  home: 'To the home page',
};
