import type { MultiSend, MultiSendJob, MultiSendRow, WireFailure } from '@countersign/contract';
import { type ExecutionStatus, type IdentifyingContact, PAGE_SIZE } from '@countersign/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallError, NetworkError, api, call, keep, queryClient, reportNetworkError } from '../../../api/client.ts';
import { onPush } from '../../../realtime/push.ts';
import { language } from '../../../text/text.ts';
import { type SheetFormat, downloadSheet } from './download-sheet.ts';

/** The BULK_PERSON participant of a draft. */
export interface Slot {
  readonly envelopeWsid: string;
  readonly participantWsid: string;
}

/** Rows per page of the list. */
export const ROWS_PAGE = 20;
const ROWS_AT_ONCE = 100;
/** The polling interval of a running job, in case the push connection is lost. */
const RUNNING_POLL_MS = 4000;

const offsetOf = (page: number, size: number): number => (page - 1) * size;

/** The list as a whole and a page of its rows. */
export const rowsQuery = (slot: Slot, { toCorrect, page }: { toCorrect: boolean; page: number }) =>
  queryOptions({
    queryKey: ['multi-send', slot.envelopeWsid, slot.participantWsid, toCorrect, page],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = { filters: toCorrect ? 'valid=false' : '', offset: offsetOf(page, ROWS_PAGE), limit: ROWS_PAGE };
      return call(api.getMultiSend, { params: { ...slot }, query, signal });
    },
  });

const changed = ({ envelopeWsid }: Slot): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['multi-send', envelopeWsid] });

/** A row as submitted: a text for each column. */
export type Cells = Readonly<Record<string, string>>;

export async function saveRows(
  slot: Slot,
  rows: readonly Cells[],
  about: { mode: 'FILE' | 'INPUT'; name?: string | null } = { mode: 'INPUT' },
): Promise<MultiSend> {
  const body = { rows: rows.map((row) => ({ ...row })), multiMode: about.mode };
  const named = about.name ? { ...body, multiName: about.name } : body;
  const { multiSend } = await call(api.setMultiSend, { params: { ...slot }, body: named });
  await changed(slot);
  return multiSend;
}

/** The contact that identifies people whose row has both. */
export async function setIdentifying(slot: Slot, identifyingContact: IdentifyingContact): Promise<void> {
  const { envelopeWsid, participantWsid } = slot;
  const body = { participants: [{ participantWsid, identifyingContact }] };
  await call(api.updateParticipants, { params: { envelopeWsid }, body });
  await changed(slot);
}

export const cellsOf = ({ name, contact, values }: MultiSendRow): Cells => ({
  ...values,
  name,
  phone: contact.phone ?? '',
  email: contact.email ?? '',
});

/** Submits the whole list with some of its rows corrected, by row number. */
export async function correctRows(slot: Slot, corrections: ReadonlyMap<number, Cells>): Promise<MultiSend> {
  const rows: Cells[] = [];
  for (;;) {
    const query = { offset: rows.length, limit: ROWS_AT_ONCE };
    const answer = await call(api.getMultiSend, { params: { ...slot }, query });
    rows.push(...answer.rows.map((row) => ({ ...cellsOf(row), ...corrections.get(row.number) })));
    if (answer.rows.length === 0 || rows.length >= answer.page.totalElements) {
      const { multiMode, multiName } = answer.multiSend;
      return saveRows(slot, rows, { mode: multiMode ?? 'INPUT', name: multiName });
    }
  }
}

/** Uploads a CSV or XLSX file. @throws CallError, NetworkError */
export async function uploadSheet({ envelopeWsid, participantWsid }: Slot, file: File): Promise<MultiSend> {
  const form = new FormData();
  form.append('file', file, file.name);
  const path = `/api/envelopes/${envelopeWsid}/participants/${participantWsid}/multi-send/form-upload`;
  const headers = { accept: 'application/json', 'accept-language': language() };
  const response = await fetch(path, { method: 'POST', body: form, credentials: 'include', headers }).catch(
    (cause: unknown) => {
      reportNetworkError();
      throw new NetworkError('no answer', { cause });
    },
  );
  const answer = (await response.json().catch(() => ({}))) as { data?: { multiSend?: MultiSend } };
  if (!response.ok || answer.data?.multiSend === undefined)
    throw new CallError(response.status, answer as Partial<WireFailure>);
  await changed({ envelopeWsid, participantWsid });
  return answer.data.multiSend;
}

/** Downloads the sheet to fill in, in the language of the user. @throws CallError, NetworkError */
export const downloadTemplate = ({ envelopeWsid, participantWsid }: Slot, format: SheetFormat, fileName: string) =>
  downloadSheet(`/api/envelopes/${envelopeWsid}/participants/${participantWsid}/multi-send/template`, format, fileName);

const isUnderWay = (job: MultiSendJob | undefined): boolean => job?.status === 'RUNNING' || revoking(job);
/** A revocation processes the envelopes one after another. */
const revoking = (job: MultiSendJob | undefined): boolean => job?.status === 'REVOKED' && job.waiting > 0;

export const jobsQuery = (page: number) =>
  queryOptions({
    queryKey: ['bulk', 'jobs', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(api.listAllMultiSendJobs, { query: { offset: offsetOf(page, PAGE_SIZE), limit: PAGE_SIZE }, signal }),
    refetchInterval: ({ state }) => (state.data?.multiSendJobs.some(isUnderWay) ? RUNNING_POLL_MS : false),
  });

export const jobQuery = (envelopeWsid: string, jobWsid: string) =>
  queryOptions({
    queryKey: ['bulk', 'job', jobWsid],
    queryFn: async ({ signal }) =>
      (await call(api.getMultiSendJob, { params: { envelopeWsid, jobWsid }, signal })).multiSendJob,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? RUNNING_POLL_MS : false),
  });

export const executionsQuery = (
  envelopeWsid: string,
  jobWsid: string,
  { status, page }: { status: ExecutionStatus | null; page: number },
) =>
  queryOptions({
    queryKey: ['bulk', 'executions', jobWsid, status, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const filters = status === null ? '' : `status=${status}`;
      const query = { filters, offset: offsetOf(page, PAGE_SIZE), limit: PAGE_SIZE };
      return call(api.listExecutions, { params: { envelopeWsid, jobWsid }, query, signal });
    },
  });

export type JobAct = 'pause' | 'resume' | 'retry' | 'revoke';

export async function steerJob(job: MultiSendJob, act: JobAct, reason?: string): Promise<void> {
  const params = { envelopeWsid: job.envelopeWsid, jobWsid: job.jobWsid, act };
  const { multiSendJob } = await call(api.steerMultiSendJob, { params, body: reason === undefined ? {} : { reason } });
  await keep(jobQuery(job.envelopeWsid, job.jobWsid).queryKey, multiSendJob);
  await queryClient.invalidateQueries({ queryKey: ['bulk'] });
}

export async function startJob(envelopeWsid: string, idempotencyKey: string): Promise<MultiSendJob> {
  const { multiSendJob } = await call(api.startMultiSend, { params: { envelopeWsid }, body: {}, idempotencyKey });
  await queryClient.invalidateQueries({ queryKey: ['bulk'] });
  return multiSendJob;
}

/** Refetches the jobs when the server pushes a change of one. */
export function useBulkPush(): void {
  useEffect(
    () =>
      onPush((heard) => {
        if (heard.kind === 'missed' || heard.message.actionType === 'MULTI_SEND_CHANGED')
          void queryClient.invalidateQueries({ queryKey: ['bulk'] });
      }),
    [],
  );
}
