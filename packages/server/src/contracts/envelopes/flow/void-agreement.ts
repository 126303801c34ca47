import { type Mark, PageLayout, type Typesetter } from '../../../platform/index.ts';

/** Everything a void agreement says, as text; times are already formatted in their time zone. */
export interface VoidAgreementFacts {
  readonly envelopeWsid: string;
  readonly title: string;
  readonly sender: string;
  readonly completed: string;
  readonly proposed: string;
  readonly timezone: string;
  readonly reason: string;
  readonly documents: readonly { readonly name: string; readonly digest: string }[];
  readonly parties: readonly {
    readonly name: string;
    readonly enterprise: string | null;
    readonly role: string;
    readonly acted: string;
  }[];
}

/** The pages of the agreement, with Chinese and English side by side (Rulings §3 "void agreement"); `by` is the authority. */
export function layOutVoidAgreement(
  facts: VoidAgreementFacts,
  by: string,
  type: Typesetter,
): readonly (readonly Mark[])[] {
  const page = new PageLayout(type);
  page.title('合同作废协议', 'Agreement to void a contract');
  page.paragraph(
    '以下各方此前通过本平台签署或审批了下述合同。经协商一致，各方同意自本协议由全部相关方确认之时起，该合同作废，不再具有约束力。',
  );
  page.paragraph(
    'The parties below have signed or reviewed the contract named here. They agree that it becomes void and is no longer binding on any party from the moment at which all of them have confirmed this agreement.',
  );
  page.heading('被作废的合同  The contract');
  page.row('标题  Title', facts.title);
  page.row('编号  Number', facts.envelopeWsid);
  page.row('发起人  Sender', facts.sender);
  page.row('完成时间  Completed', facts.completed);
  for (const { name, digest } of facts.documents) {
    page.keep(40);
    page.row('文件  Document', name);
    page.row('完成版本摘要  SHA-256 of the completed file', digest);
  }
  page.heading('作废原因  Reason');
  page.paragraph(facts.reason);
  page.heading('各方  Parties');
  page.table(
    [
      { title: '姓名 Name', share: 0.26 },
      { title: '企业 Enterprise', share: 0.26 },
      { title: '角色 Role', share: 0.18 },
      { title: '在原合同中处理的时间 Acted in the contract', share: 0.3 },
    ],
    facts.parties.map(({ name, enterprise, role, acted }) => [name, enterprise ?? '—', role, acted]),
    8,
  );
  page.note(
    '每位签署人以数字签名确认，每位审批人以审批通过确认；任何一方拒绝、退回或逾期未确认，原合同保持有效。原合同文件及其签名不作任何改动。',
  );
  page.note(
    'Each signer confirms with a digital signature, and each reviewer by approval. If any of them rejects or returns this agreement, or does not confirm it in time, the contract remains in force. The files of the contract and their signatures are not changed.',
  );
  page.row('提出时间  Proposed', facts.proposed);
  page.row('时区  Time zone', facts.timezone);
  return page.finish(`${by} · ${facts.envelopeWsid}`);
}
