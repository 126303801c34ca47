import type { EvidenceFacts } from './facts.ts';
import { type Layout, type ReportInput, partyNames } from './report-layout.ts';

/** What this report proves, what it does not prove, and where anyone can check the files: before any detail. */
export function layOutProved({ page, facts }: Layout, { verifyUrl }: ReportInput): void {
  page.heading('证明了什么，没有证明什么  What is proved, and what is not');
  page.subheading('已证明  Proved');
  for (const words of provedWords(facts)) page.item(null, words);
  page.subheading('未证明  Not proved');
  for (const words of unprovedWords(facts)) page.item(null, words);
  page.code(
    verifyUrl,
    `核对文件：用手机扫描，或者打开下面的地址，再放入收到的文件。页面会说明它是不是这份合同的文件、之后有没有被改动；不会显示合同的内容。\nTo check a file: scan this, or open the address below, and choose the file. The page says whether it is a document of this contract and whether it was changed since; it shows nothing of the contract.\n${verifyUrl}`,
  );
}

function provedWords({ documents, participants }: EvidenceFacts): readonly string[] {
  const isStamped = documents.every(({ timestampedAt }) => timestampedAt !== null);
  const signers = participants.filter(({ signatures }) => signatures.length > 0);
  const codes = signers.filter(({ identified }) => identified?.contact != null);
  const verified = signers.filter(({ identity }) => identity !== null);
  return [
    '每个签名之后，被签内容没有改变；以后的任何改动都能被发现。  What each signature covers has not changed since, and any later change is detectable.',
    ...(isStamped
      ? [
          '文件在文档时间戳所示的时间已经以这个内容存在，由时间戳服务证明。  The files existed with this content at the time of their document time-stamp, as the time-stamping service certifies.',
        ]
      : []),
    ...(codes.length === 0
      ? []
      : [
          `操作人在操作前收到了发往以下当事人联系方式的验证码：${names(codes)}。  Those who acted for these parties had received a code at the contact of the party.`,
        ]),
    ...(verified.length === 0
      ? []
      : [
          `认证机构在签署前核实了以下当事人的身份：${names(verified)}。  The authority had verified the identity of these parties before they signed.`,
        ]),
  ];
}

function unprovedWords({ participants }: EvidenceFacts): readonly string[] {
  const unverified = participants.filter(({ identity, signatures }) => identity === null && signatures.length > 0);
  return [
    ...(unverified.length === 0
      ? []
      : [
          `以下当事人的身份未经核实，姓名由本人或发起人填写：${names(unverified)}。  The identity of these parties was not verified; they or the sender gave the name.`,
        ]),
    '是当事人本人持有手机、邮箱或密码，而不是他人。  That the party, and no one else, held the telephone, mailbox or password.',
    '浏览器报告的已显示页面是客户端自己的陈述，不证明当事人读过。  The pages that a browser reports as shown are its own statement; they do not prove that they were read.',
    '签名与个人印章图样中的姓名，合同内容的合法性，以及当事人的行为能力。  Names in the pictures of signatures and personal seals, the lawfulness of the contract, and the capacity of the parties.',
  ];
}

const names = (parties: readonly EvidenceFacts['participants'][number][]): string =>
  parties.map((one) => partyNames(one).join(' · ')).join('；');
