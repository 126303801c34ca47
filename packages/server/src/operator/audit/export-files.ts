import { createHash } from 'node:crypto';
import { textCell } from '@countersign/domain';
import type { AuditRow } from '@countersign/contract';
import { auditText } from '../../trust/index.ts';
import { presentAudit } from './present.ts';
import type { FoundAudit } from './store.ts';

const COLUMNS = [
  'number',
  'datetime',
  'kind',
  'actorName',
  'operatorName',
  'personName',
  'personContact',
  'personWsid',
  'envelopeTitle',
  'contractNumber',
  'envelopeWsid',
  'ip',
  'requestId',
] as const satisfies readonly (keyof AuditRow)[];

/** Cells that a spreadsheet would read as formulas are neutralised (security 51). */
const line = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => `"${textCell(String(cell ?? '')).replaceAll('"', '""')}"`).join(',')}\r\n`;

/** A file of an export: what comes first, and what each row becomes. */
export interface RowFormat {
  readonly path: string;
  readonly head: string;
  readonly row: (found: FoundAudit) => string;
}

export const CSV: RowFormat = {
  path: 'audit.csv',
  head: `\ufeff${line([...COLUMNS, 'detail', 'hash', 'logIndex'])}`,
  row: (found) => {
    const shown = presentAudit(found);
    const detail = Object.entries(shown.detail).map(([name, value]) => `${name}: ${value}`);
    return line([...COLUMNS.map((column) => shown[column]), detail.join('; '), shown.hash, shown.logIndex]);
  },
};

/** One JSON object per line; `hash` is the SHA-256 of `text`, which holds everything that was recorded. */
export const JSON_LINES: RowFormat = {
  path: 'audit.jsonl',
  head: '',
  row: (found) => `${JSON.stringify({ ...presentAudit(found), text: auditText(found.row) })}\n`,
};

/** Whether a column of the row was changed after it was recorded. */
export const isAltered = ({ row }: FoundAudit): boolean =>
  createHash('sha256').update(auditText(row)).digest('hex') !== row.hash;

/** The contents of an export, as its `manifest.json` lists them; the platform signs its octets (`manifest.p7s`). */
export interface ExportManifest {
  readonly format: 'countersign-audit-export/1';
  readonly madeAt: string;
  readonly authority: string;
  readonly exportedBy: { readonly login: string; readonly name: string };
  /** The filters as given; empty for the whole log. */
  readonly filters: Readonly<Record<string, string>>;
  readonly rows: number;
  /** Rows whose hash does not match their content. */
  readonly altered: number;
  readonly first: RowPlace | null;
  readonly last: RowPlace | null;
  /** The state of the log: every exported row is among its first `size` rows. Root in hexadecimal. */
  readonly log: { readonly size: number; readonly root: string; readonly signedAt: string };
  readonly files: readonly FileFacts[];
}
interface RowPlace {
  readonly number: number;
  readonly datetime: string;
  readonly hash: string;
}
export interface FileFacts {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** README.txt of an export: what it contains, and how anyone can check it without the platform. */
export const exportReadme = (authority: string): string => `\
${authority} · 审计日志导出  Export of the audit log

audit.csv        每行一条记录，供表格软件阅读  one row per record, for spreadsheets
audit.jsonl      同样的记录；hash 是 text 的 SHA-256  the same records; "hash" is the SHA-256 of "text"
checkpoint.txt   平台日志的签名检查点，checkpoint.tst 是其时间戳  signed checkpoint of the log, and its time-stamp (RFC 3161)
manifest.json    范围、筛选条件、条数、各文件的 SHA-256；manifest.p7s 是平台对它的签名
                 range, filters, count and the SHA-256 of each file; manifest.p7s is the platform's signature of it

姓名、联系方式与合同标题是导出时的；actorName 与 text 是记录当时的。联系方式已遮盖。
Names, contacts and titles are those at the time of the export; actorName and text are as recorded. Contacts are masked.

检查（root.pem 请从平台或您自己的记录取得，不要取自本文件）  To check it (take root.pem from the platform or your own records):

  openssl cms -verify -binary -inform DER -in manifest.p7s -content manifest.json -CAfile root.pem -out /dev/null
  openssl ts -verify -data checkpoint.txt -in checkpoint.tst -token_in -CAfile root.pem -untrusted issuing.pem
  sha256sum audit.csv audit.jsonl checkpoint.txt checkpoint.tst README.txt issuing.pem
`;
