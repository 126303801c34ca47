export const text = {
  title: '这个链接所指的合同',
  number: '编号',
  completed: '完成于',
  state: '状态',
  force: '有效',
  voided: (time: string) => `已由各方协议作废，自 ${time} 起`,
  documents: '文件',
  documentsAre: (count: number) => `${count} 份`,
  next: '放入您收到的文件，即可知道它是不是这份合同的文件。这里不显示合同的名称和内容。',
  is: (at: number, of: number) => `这份文件与这份合同完成时的第 ${at} 份文件（共 ${of} 份）逐字节相同。`,
  isNot: '这份文件不是这份合同完成时的文件：它可能被改动过、是未完成的版本，或者属于另一份合同。',
  none: '没有这个编号的已完成合同。',
};
