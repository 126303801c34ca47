import { type ReturnedContact, operatorApi } from '@countersign/contract';
import { maskContact, normaliseContact } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ContactField } from '../../../parts/contact/contact-field.tsx';
import { type Column, DataTable } from '../../../parts/data-table/data-table.tsx';
import { ListView } from '../../../parts/data-table/list-view.tsx';
import { FormSheet, useForm, useTyped } from '../../../parts/form/form.ts';
import { Page } from '../../../parts/page/page.tsx';
import { formatDay, formatTime } from '../../../text/format.ts';
import { Button, EmptyState } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { operatorCall } from '../model/calls.ts';
import { UNREACHED_FILTERS, refetch, unreachedQuery } from '../model/queries.ts';
import { useMay } from '../model/session.ts';
import { FilterChoice, FilterText, Filters } from '../parts/filters.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { withActs } from '../parts/with-acts.ts';
import { useOperatorText } from '../words.ts';
import { useUnreachedText } from './unreached-text.ts';

/** Contacts that messages do not reach: their person complained, or a message came back for good. */
export function UnreachedPage() {
  const words = useUnreachedText();
  const { search, set, paging } = useListSearch(UNREACHED_FILTERS);
  const [resumed, setResumed] = useState<ReturnedContact | null>(null);
  return (
    <Page title={words.title} lead={words.lead}>
      <Filters onClear={paging.onClear}>
        <FilterText label={words.complete} value={search.filters.contact} onChange={(contact) => set({ contact })} />
        <FilterChoice
          label={words.reason}
          value={search.filters.reason}
          onChange={(reason) => set({ reason })}
          choices={Object.entries(words.reasonWord)}
        />
      </Filters>
      <ListView
        query={useQuery(unreachedQuery(search))}
        {...paging}
        isEmpty={({ returned }) => returned.length === 0}
        empty={<EmptyState drawing="done" title={words.emptyTitle} why={words.emptyWhy} />}
      >
        {({ returned }) => <Contacts rows={returned} onResume={setResumed} />}
      </ListView>
      {resumed !== null && <ResumeSheet notice={resumed} onClose={() => setResumed(null)} />}
    </Page>
  );
}

interface ContactsProps {
  rows: readonly ReturnedContact[];
  onResume: (notice: ReturnedContact) => void;
}
function Contacts({ rows, onResume }: ContactsProps) {
  const words = useUnreachedText();
  const shared = useOperatorText();
  const may = useMay();
  const columns: Column<ReturnedContact>[] = [
    { head: words.contact, kind: 'main', cell: ({ contact }) => contact },
    {
      head: words.reason,
      cell: ({ reason }) => (
        <Pill
          tone={reason === 'COMPLAINED' ? 'warn' : 'neutral'}
          icon={reason === 'COMPLAINED' ? 'bell' : 'close'}
          label={words.reasonWord[reason]}
        />
      ),
    },
    { head: words.about, cell: ({ kind }) => words.kindWord[kind] },
    { head: words.since, cell: ({ returnedDatetime: at }) => <span title={formatTime(at)}>{formatDay(at)}</span> },
    {
      head: shared.acts,
      kind: 'act',
      cell: (notice) =>
        notice.reason === 'COMPLAINED' ? (
          <Button
            size="s"
            label={words.resume}
            aria-label={words.resumeOf(notice.contact)}
            onClick={() => onResume(notice)}
          />
        ) : null,
    },
  ];
  return (
    <DataTable
      label={words.title}
      columns={withActs(may('complaints.handle'), columns)}
      rows={rows}
      keyOf={({ contact, kind, reason, returnedDatetime }) => `${contact} ${kind} ${reason} ${returnedDatetime}`}
    />
  );
}

const contactIn = (typed: string): string | null => normaliseContact(typed)?.value ?? null;

/** The list has masked contacts only: the complete one comes from the person who asks. */
function ResumeSheet({ notice, onClose }: { notice: ReturnedContact; onClose: () => void }) {
  const words = useUnreachedText();
  const form = useForm();
  const isRight = (contact: string | null) => contact !== null && maskContact(contact) === notice.contact;
  const typed = useTyped(form, '', (given) => !isRight(contactIn(given)) && words.wrong);
  const contact = contactIn(typed.given);
  const resume = async () => {
    if (contact === null) return;
    await operatorCall(operatorApi.resumeNotices, { body: { contact } });
    refetch('unreached');
  };
  return (
    <FormSheet
      title={words.resumeOf(notice.contact)}
      description={words.resumeWhy}
      act={words.resume}
      form={form}
      onSubmit={resume}
      done={words.resumed}
      onClose={onClose}
    >
      <ContactField label={words.complete} {...typed.field} autoComplete="off" />
    </FormSheet>
  );
}
