import { type Mark, PageLayout, type Typesetter } from '../../platform/index.ts';

/** The contents of a bill as text; times and amounts are already formatted. */
export interface BillFacts {
  readonly billNumber: string;
  readonly reference: string;
  readonly payer: string;
  readonly payee: string;
  readonly packageZh: string;
  readonly packageEn: string;
  readonly charges: string;
  readonly validDays: string;
  readonly amount: string;
  readonly paid: string;
  readonly payment: string;
}

/** The page of a bill, with Chinese and English side by side; `by` is the name of the authority. */
export function layOutBill(facts: BillFacts, by: string, type: Typesetter): readonly (readonly Mark[])[] {
  const page = new PageLayout(type);
  page.title('账单', 'Bill for charges');
  page.heading('账单  Bill');
  page.row('账单号  Bill number', facts.billNumber);
  page.row('订单号  Order', facts.reference);
  page.row('付款方  Payer', facts.payer);
  page.row('收款方  Payee', facts.payee);
  page.row('付款方式  Payment method', facts.payment);
  page.row('到账时间  Payment received', facts.paid);
  page.heading('项目  Item');
  page.table(
    [
      { title: '套餐 Package', share: 0.4 },
      { title: '签署额度 Charges', share: 0.2 },
      { title: '有效天数 Valid days', share: 0.2 },
      { title: '金额 Amount', share: 0.2 },
    ],
    [[`${facts.packageZh}  ${facts.packageEn}`, facts.charges, facts.validDays, facts.amount]],
    9,
  );
  page.row('合计  Total', facts.amount);
  page.gap(6);
  page.note(
    '每发出一份合同使用 1 份签署额度。额度自到账之日起，在有效天数内可用。本账单仅作付款凭证，不是税务发票。  Each contract sent uses one charge. Charges can be used within the stated number of days from the date of payment. This bill confirms payment; it is not a tax invoice.',
  );
  return page.finish(`${by} · ${facts.billNumber}`);
}
