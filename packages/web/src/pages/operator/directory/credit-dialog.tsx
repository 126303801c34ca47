import { type DirectoryEntry, operatorApi } from '@countersign/contract';
import { CREDIT_DAYS_MAX, CREDIT_MAX } from '@countersign/domain';
import { useState } from 'react';
import { formatNumber } from '../../../text/format.ts';
import { TextField, bound, toast } from '../../../ui/index.ts';
import { operatorCall } from '../model/calls.ts';
import { refetch } from '../model/queries.ts';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { useDirectoryText } from './text.ts';

const DAYS = '365';

/** Requests charges for an account without an order; a second operator confirms it. */
export function CreditDialog({ entry, onClose }: { entry: DirectoryEntry; onClose: () => void }) {
  const words = useDirectoryText();
  const [charges, setCharges] = useState('');
  const [days, setDays] = useState(DAYS);
  const [wasTried, setTried] = useState(false);
  const faultOf = (text: string, most: number): string | null =>
    /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most
      ? null
      : words.creditWrong(formatNumber(most));
  const faults = [faultOf(charges, CREDIT_MAX), faultOf(days, CREDIT_DAYS_MAX)] as const;
  const judge = (): boolean => {
    setTried(true);
    return faults.every((fault) => fault === null);
  };
  const ask = async (reason: string) => {
    const body = { account: entry.account, charges: Number(charges), validDays: Number(days), reason };
    await operatorCall(operatorApi.creditCharges, { body });
    toast('success', words.asked);
    refetch('requests', 'directory');
  };
  return (
    <ReasonDialog
      onClose={onClose}
      title={words.creditTitle(entry.name)}
      description={words.creditWhy}
      act={words.credit}
      onJudge={judge}
      onSubmit={ask}
    >
      <TextField
        label={words.creditCharges}
        {...bound(charges, setCharges)}
        inputMode="numeric"
        error={wasTried ? faults[0] : null}
      />
      <TextField
        label={words.creditDays}
        {...bound(days, setDays)}
        inputMode="numeric"
        error={wasTried ? faults[1] : null}
      />
    </ReasonDialog>
  );
}
