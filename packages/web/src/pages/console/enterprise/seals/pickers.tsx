import { api } from '@countersign/contract';
import { PAGE_SIZE, PAGE_SIZE_SMALL } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../../../../api/client.ts';
import { PickList, type PickOption } from '../../parts/pick-list.tsx';
import { usePickText } from './pick-text.ts';
import { filtersOf } from './queries.ts';
import { useEnvelopesToPick } from './use-envelopes-to-pick.ts';

interface PickerProps {
  chosen: ReadonlyMap<string, string>;
  onChosen: (chosen: ReadonlyMap<string, string>) => void;
  error: string | null;
}

/** Envelopes: all of the enterprise if the viewer may see them, otherwise those they take part in. */
export function EnvelopePicker(props: PickerProps) {
  const words = usePickText();
  const { typed, setTyped, isError, options } = useEnvelopesToPick();
  return (
    <PickList
      {...props}
      label={words.envelopes}
      search={words.envelopeSearch}
      typed={typed}
      onTyped={setTyped}
      options={isError ? [] : options}
      nothing={isError ? words.trouble : words.noEnvelopes}
    />
  );
}

/** Templates of the enterprise, whose contracts may be sealed. */
export function TemplatePicker(props: PickerProps) {
  const words = usePickText();
  const [typed, setTyped] = useState('');
  const name = useDeferredValue(typed.trim());
  const { data, isError } = useQuery({
    queryKey: ['bsts', 'pick', name],
    queryFn: async ({ signal }) => {
      const query = { limit: PAGE_SIZE_SMALL, filters: filtersOf({ name }) };
      return (await call(api.listBsts, { query, signal })).bsts;
    },
  });
  const options = data?.map((one): PickOption => ({ id: one.bstWsid, title: one.name, detail: '' }));
  return (
    <PickList
      {...props}
      label={words.templates}
      search={words.templateSearch}
      typed={typed}
      onTyped={setTyped}
      options={isError ? [] : options}
      nothing={isError ? words.trouble : words.noTemplates}
    />
  );
}

/** The envelopes that wait for the signature of the active account, for which a seal can be applied for. */
export const waitingEnvelopesQuery = {
  queryKey: ['envelopes', 'to-seal'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { envelopeShownStatus: 'WAITING_ME_SIGN' as const, limit: PAGE_SIZE };
    return (await call(api.listEnvelopes, { query, signal })).envelopes;
  },
};
