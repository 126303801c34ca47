import type { WrittenSection } from './written-section.ts';

export const charges: WrittenSection = {
  id: 'charges',
  'zh-CN': {
    title: '签署额度、账单与合同编号',
    blocks: [
      {
        kind: 'text',
        text: '每发出一份合同使用 1 份签署额度。个人账号发出的合同用个人的额度，企业成员发出的合同用企业的额度；作废协议不使用额度。额度不足时，合同不会发出，并提示还剩多少份。',
      },
      {
        kind: 'steps',
        items: [
          '打开“账号与印章 → 额度与账单”，企业则打开“企业 → 财务”，查看余额、使用情况和消费记录；记录可按日期、类型、成员或合同筛选，并导出 CSV 或 Excel。',
          '选择一个套餐并提交订单，按显示的账户转账，在附言中填写订单号。',
          '到账后额度立即可用，账单可以下载 PDF。',
        ],
      },
      {
        kind: 'points',
        items: [
          '文件未能准备好或在此之前就撤回的合同，额度会退回；其他合同结束时，额度计为已消费。',
          '可以设置余额提醒：可用额度少于您填写的数量时提醒一次。',
          '企业可以在“合同编号”里启用一条编号规则：前缀、日期和连续的序号。之后发出的每份合同自动取得一个编号，可按编号搜索，也可印在每一页上。',
        ],
      },
    ],
  },
  en: {
    title: 'Charges, bills and contract numbers',
    blocks: [
      {
        kind: 'text',
        text: 'Each contract that you send costs one charge: your own if you send it from your personal account, or the enterprise’s if you send it as its member. A void agreement is free. Without enough charges the contract is not sent, and you see how many are left.',
      },
      {
        kind: 'steps',
        items: [
          'Open Account and seals → Charges and bills, or Enterprise → Finance, to see the balance, the usage and the records. You can filter the records by day, kind, member or contract, and export them as CSV or Excel.',
          'Choose a package and place the order, then transfer the money to the displayed account with the order number as the reference.',
          'As soon as the payment is confirmed, you can use the charges and download the bill as a PDF.',
        ],
      },
      {
        kind: 'points',
        items: [
          'If the documents of a contract could not be prepared, or the contract was revoked before that, its charge is returned. For every other contract the charge is spent when the contract ends.',
          'You can set a low-balance notice: you are notified once when fewer charges are left than the number you entered.',
          'An enterprise can enable a numbering rule under Contract numbers: a prefix, a date and a consecutive counter. Every contract sent after that gets a number. You can search by it, and the rule can print it on every page.',
        ],
      },
    ],
  },
};
