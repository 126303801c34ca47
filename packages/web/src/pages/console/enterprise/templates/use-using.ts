import type { Bst } from '@countersign/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api, call, queryClient } from '../../../../api/client.ts';
import { loadKinds } from '../../../../parts/field-kinds/kinds.ts';
import { toast } from '../../../../ui/toast.tsx';
import { keepEnvelope } from '../../model/queries.ts';
import { type Blanks, blanksOf, isComplete, prefillsOf, troubleOf, bodyOfUse } from './model/use-template.ts';
import { useSheetsText } from './sheets-text.ts';

/** What a use of the template needs, and the contract made from it. */
export function useUsing({ bst, onClose }: { bst: Bst; onClose: () => void }) {
  const words = useSheetsText();
  const navigate = useNavigate();
  const { configContent } = bst;
  const [blanks, setBlanks] = useState<Blanks>(() => blanksOf(bst));
  const [isTried, setTried] = useState(false);
  const prefills = prefillsOf(configContent);
  // Draws again once the names of the formats are there.
  useQuery({
    queryKey: ['field-kinds'],
    queryFn: async () => (await loadKinds(), true),
    enabled: prefills.some(({ formType, format }) => formType === 'TEXT' && format !== ''),
  });
  const isBulk = configContent.roles.some(({ type }) => type === 'BULK_PERSON');
  const using = useMutation({
    mutationFn: async () => {
      const body = bodyOfUse(configContent, blanks);
      return (await call(api.useBst, { params: { bstWsid: bst.bstWsid }, body })).envelope;
    },
    onSuccess: async (envelope) => {
      keepEnvelope(envelope);
      await queryClient.invalidateQueries({ queryKey: ['bsts', 'uses', bst.bstWsid] });
      onClose();
      toast('success', words.made);
      const params = { envelopeWsid: envelope.envelopeWsid };
      // With every person named the draft opens at the summary, otherwise at the step with the missing people.
      if (isBulk || !isComplete(configContent, blanks))
        return navigate({ to: '/envelopes/$envelopeWsid/edit/participants', params });
      return navigate({ to: '/envelopes/$envelopeWsid/edit/fields', params, hash: 'review' });
    },
  });
  const faults = configContent.roles.filter((role) => troubleOf(role, blanks.people[role.roleId]) !== null);
  const go = () => {
    setTried(true);
    if (faults.length === 0) using.mutate();
  };
  return { configContent, blanks, setBlanks, isTried, prefills, isBulk, using, go };
}
