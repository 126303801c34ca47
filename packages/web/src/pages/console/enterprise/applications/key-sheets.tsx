import { type ApiClient, api } from '@countersign/contract';
import { API_CLIENT_NAME_MAX, API_KEY_OVERLAP_HOURS, API_SCOPE_NAMES, type ApiScopeName } from '@countersign/domain';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { SelectField, TextField, bound, toast } from '../../../../ui/index.ts';
import { FormSheet, useChosen, useForm, useTyped } from '../../../../parts/form/form.ts';
import { refetchApiClients } from './calls.ts';
import { Choices } from './choices.tsx';
import { useApplicationsText } from './text.ts';

/** The choices of validity of a key in days; 0 = no expiry. */
const LIVES = [90, 30, 365, 0] as const;
const OVERLAPS = [0, 1, API_KEY_OVERLAP_HOURS, 168] as const;
const DAY_MS = 86_400_000;
const endOf = (days: number): string | null => (days === 0 ? null : new Date(Date.now() + days * DAY_MS).toISOString());

interface KeySheetProps {
  enterpriseWsid: string;
  /** The one to change; null = a new one. */
  known: ApiClient | null;
  onMade: (key: string) => void;
  onClose: () => void;
}

/** Creates a key, or changes the name and permissions of one. */
export function KeySheet({ enterpriseWsid, known, onMade, onClose }: KeySheetProps) {
  const words = useApplicationsText();
  const form = useForm();
  const name = useTyped(form, known?.name ?? '', words.nameMissing);
  const ofScopes = ({ length }: readonly ApiScopeName[]) => length === 0 && words.scopesMissing;
  const scopes = useChosen(form, known?.scopes ?? [], ofScopes);
  const [days, setDays] = useState<number>(LIVES[0]);
  const act = async () => {
    const body = { name: name.given, scopes: [...scopes.chosen] };
    if (known === null) {
      const { key } = await call(api.createApiClient, {
        params: { enterpriseWsid },
        body: { ...body, expireDatetime: endOf(days) },
      });
      onMade(key);
    } else {
      const { apiClientWsid } = known;
      await call(api.updateApiClient, { params: { enterpriseWsid, apiClientWsid }, body });
      toast('success', words.saved);
      onClose();
    }
    await refetchApiClients();
  };
  return (
    <FormSheet
      title={known === null ? words.addKey : words.editKey}
      description={words.keysWhy}
      act={known === null ? words.create : words.save}
      form={form}
      onSubmit={act}
      onClose={onClose}
    >
      <TextField label={words.name} hint={words.nameHint} {...name.field} maxLength={API_CLIENT_NAME_MAX} />
      <Choices
        legend={words.scopes}
        values={API_SCOPE_NAMES}
        words={words.scopeNames}
        chosen={scopes.chosen}
        error={scopes.error}
        onChange={scopes.choose}
      />
      {known === null && <LifeField days={days} onChange={setDays} />}
    </FormSheet>
  );
}

/** The choice of how long a key is valid. */
function LifeField({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const words = useApplicationsText();
  return (
    <SelectField
      label={words.expires}
      {...bound(days, (next) => onChange(Number(next)))}
      options={LIVES.map((life) => [life, life === 0 ? words.never : words.days(life)])}
    />
  );
}

interface RotateProps {
  enterpriseWsid: string;
  known: ApiClient;
  onMade: (key: string) => void;
  onClose: () => void;
}

/** Replaces a key by a new one; the old key stays valid for a while. */
export function RotateSheet({ enterpriseWsid, known, onMade, onClose }: RotateProps) {
  const words = useApplicationsText();
  const [overlapHours, setOverlap] = useState<number>(API_KEY_OVERLAP_HOURS);
  const [days, setDays] = useState<number>(LIVES[0]);
  const form = useForm();
  // An expired key needs a new expiry, or the new key would be expired too. The old one cannot stay valid.
  const isExpired = known.status === 'EXPIRED';
  const rotate = async () => {
    const params = { enterpriseWsid, apiClientWsid: known.apiClientWsid };
    const body = isExpired ? { overlapHours: 0, expireDatetime: endOf(days) } : { overlapHours };
    const { key } = await call(api.rotateApiClient, { params, body });
    onMade(key);
    await refetchApiClients();
  };
  return (
    <FormSheet
      title={words.rotate}
      description={isExpired ? words.expiredWhy : known.status === 'STOPPED' ? words.stoppedWhy : words.rotateWhy}
      act={words.rotate}
      form={form}
      onSubmit={rotate}
      onClose={onClose}
    >
      {isExpired ? (
        <LifeField days={days} onChange={setDays} />
      ) : (
        <SelectField
          label={words.overlap}
          {...bound(overlapHours, (next) => setOverlap(Number(next)))}
          options={OVERLAPS.map((hours) => [hours, hours === 0 ? words.overlapNone : words.hours(hours)])}
        />
      )}
    </FormSheet>
  );
}
