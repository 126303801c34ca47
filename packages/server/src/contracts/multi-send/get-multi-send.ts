import type { Api, DataIn } from '@countersign/contract';
import { fromWsid, multiSendColumns } from '@countersign/domain';
import {
  type BinaryReply,
  type Call,
  type Services,
  answerSheet,
  demandSorts,
  filtersOf,
  pageOf,
  refuseWith,
} from '../../platform/index.ts';
import { freshSheet, readSlot } from './keep-sheet.ts';
import { presentColumns, presentMultiSend, presentRow } from './present.ts';
import { listRows } from './sheet-store.ts';
import { sheetName, templateFileName } from './words.ts';

type Get = Api['getMultiSend'];

/** The dry run: every row with its errors, in the reader's language. */
export async function getMultiSend(services: Services, call: Call<Get>): Promise<DataIn<Get>> {
  const { query, context, relation, params } = call;
  const { valid: wanted } = filtersOf(query.filters, ['valid']);
  demandSorts(query.sorts, ['number']);
  const { offset, limit } = pageOf(query);
  const valid = wanted === undefined ? undefined : validOf(wanted);
  const slot = { relation, participantId: fromWsid('participant', params.participantWsid) };
  const known = await freshSheet(services, slot, context.now);
  const { sheet } = known;
  const rows =
    sheet === null ? [] : await services.db.withTx((tx) => listRows(tx, { sheetId: sheet.id, valid, offset, limit }));
  const multiSend = presentMultiSend(services, known, context.language);
  const totalElements = valid === undefined ? multiSend.total : valid ? multiSend.valid : multiSend.invalid;
  return {
    multiSend,
    rows: rows.map((row) => presentRow(row, context.language)),
    page: { offset, limit, totalElements },
  };
}

function validOf(text: string): boolean {
  if (text !== 'true' && text !== 'false')
    return refuseWith('ERROR_MALFORMED', { field: 'filters.valid', detail: 'must be true or false' });
  return text === 'true';
}

/** A sheet with the headings of this draft's list, to fill in. */
export async function getMultiSendTemplate(
  services: Services,
  call: Call<Api['getMultiSendTemplate']>,
): Promise<BinaryReply> {
  const { query, context, relation, params } = call;
  const { plan } = await readSlot(services, {
    relation,
    participantId: fromWsid('participant', params.participantWsid),
  });
  const headings = presentColumns(multiSendColumns(plan), context.language).map(({ title }) => title);
  const names = { name: templateFileName(context.language), sheetName: sheetName(context.language) };
  return answerSheet({ ...names, format: query.format, rows: [headings] });
}
