import { type Blacklisted, operatorApi } from '@countersign/contract';
import { normaliseContact, shownContact } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ContactField } from '../../../parts/contact/contact-field.tsx';
import { attempt } from '../../../parts/trouble/attempt.ts';
import { formatDay, formatTime } from '../../../text/format.ts';
import { Button, ConfirmDialog, EmptyState, toast } from '../../../ui/index.ts';
import { useMay } from '../model/session.ts';
import { operatorCall } from '../model/calls.ts';
import { blacklistQuery, refetch } from '../model/queries.ts';
import { type Column, DataTable } from '../../../parts/data-table/data-table.tsx';
import { ListView } from '../../../parts/data-table/list-view.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { useForm, useTyped } from '../../../parts/form/form.ts';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { withActs } from '../parts/with-acts.ts';
import { useOperatorText } from '../words.ts';
import { useComplaintsText } from './text.ts';

/** Contacts that get no codes (Spec §8 "phone in blacklist"). */
export function BlacklistPage() {
  const words = useComplaintsText();
  const { search, paging } = useListSearch<never>([]);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<string | null>(null);
  const remove = async (contact: string) => {
    if (await attempt(() => operatorCall(operatorApi.removeFromBlacklist, { body: { contact } }), words.removed))
      refetch('blacklist');
  };
  const may = useMay();
  const add = may('complaints.handle') && (
    <Button variant="primary" icon="plus" label={words.add} onClick={() => setAdding(true)} />
  );
  return (
    <Page title={words.listTitle} lead={words.listLead} action={add}>
      <ListView
        query={useQuery(blacklistQuery(search))}
        {...paging}
        isEmpty={({ blacklist }) => blacklist.length === 0}
        empty={<EmptyState drawing="done" title={words.listEmptyTitle} why={words.listEmptyWhy} />}
      >
        {({ blacklist }) => <Blacklist rows={blacklist} onRemove={setRemoved} />}
      </ListView>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={removed !== null}
        onClose={() => setRemoved(null)}
        title={words.removeTitle(removed ?? '')}
        description={words.removeWhy}
        act={words.remove}
        onConfirm={() => (removed === null ? undefined : remove(removed))}
      />
    </Page>
  );
}

function Blacklist({ rows, onRemove }: { rows: readonly Blacklisted[]; onRemove: (contact: string) => void }) {
  const words = useComplaintsText();
  const may = useMay();
  const shared = useOperatorText();
  const columns: Column<Blacklisted>[] = [
    { head: words.contact, kind: 'main', cell: ({ contact }) => shownContact(contact) },
    { head: words.reason, cell: ({ reason }) => reason || shared.none },
    { head: words.by, cell: ({ createdBy }) => createdBy },
    {
      head: words.since,
      cell: ({ createdDatetime }) => <span title={formatTime(createdDatetime)}>{formatDay(createdDatetime)}</span>,
    },
    {
      head: shared.acts,
      kind: 'act',
      cell: ({ contact }) => (
        <Button
          size="s"
          label={words.remove}
          aria-label={words.actOn(words.remove, shownContact(contact))}
          onClick={() => onRemove(contact)}
        />
      ),
    },
  ];
  const shown = withActs(may('complaints.handle'), columns);
  return <DataTable label={words.listTitle} columns={shown} rows={rows} keyOf={({ contact }) => contact} />;
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const words = useComplaintsText();
  const form = useForm();
  // An invalid contact is reported under the field, before the server is called.
  const judge = (given: string) =>
    given === '' ? words.contactMissing : normaliseContact(given) === null && words.contactWrong;
  const contact = useTyped(form, '', judge);
  const submit = async (reason: string) => {
    await operatorCall(operatorApi.addToBlacklist, { body: { contact: contact.given, reason } });
    toast('success', words.added);
    refetch('blacklist');
  };
  return (
    <ReasonDialog
      onClose={onClose}
      title={words.addTitle}
      description={words.addWhy}
      act={words.add}
      label={words.reason}
      form={form}
      onSubmit={submit}
    >
      <ContactField label={words.contact} {...contact.field} autoComplete="off" />
    </ReasonDialog>
  );
}
