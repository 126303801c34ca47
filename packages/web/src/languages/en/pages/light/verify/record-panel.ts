import type { text as Shape } from '../../../../zh-CN/pages/light/verify/record-panel.ts';

export const text: typeof Shape = {
  title: 'The contract that this link stands for',
  number: 'Number',
  completed: 'Completed',
  state: 'State',
  force: 'in force',
  voided: (time) => `void by agreement of its parties since ${time}`,
  documents: 'Documents',
  documentsAre: (count) => `${count}`,
  next: 'Choose the file that you have received, to see whether it is a document of this contract. Neither the name nor the contents of the contract are shown here.',
  is: (at, of) => `This file is document ${at} of ${of} of this contract as completed, byte for byte.`,
  isNot:
    'This file is not a document of this contract as completed: it may have been changed, be an unfinished version, or belong to another contract.',
  none: 'There is no completed contract with this number.',
};
