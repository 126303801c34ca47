import type { User } from '@countersign/contract';
import { NICKNAME_MAX } from '@countersign/domain';
import { type FormEvent, useRef, useState } from 'react';
import { attempt } from '../../../parts/trouble/attempt.ts';
import { useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { changeProfile } from './own-user.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';
import styles from './profile.module.css';
import { profileText } from './profile-text.ts';

const SEXES = ['', 'MALE', 'FEMALE'] as const;
type Sex = (typeof SEXES)[number];
const LANGUAGES = ['zh-CN', 'en'] as const;
const sexOf = (sex: string | null): Sex => SEXES.find((known) => known === sex) ?? '';

/** Nickname, sex and the language of notices, saved together. */
export function ProfileForm({ user }: { user: User }) {
  const words = useText(profileText);
  const [nickname, setNickname] = useState(user.nickname ?? '');
  const [sex, setSex] = useState<Sex>(sexOf(user.sex));
  const [language, setLanguage] = useState(user.language);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const typed = nickname.trim();
  // A user who never had a nickname need not choose one; a nickname cannot be removed.
  const isMissing = typed === '' && user.nickname !== null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy) return;
    if (isMissing) return field.current?.focus();
    setBusy(true);
    const name = typed === '' ? {} : { nickname: typed };
    await attempt(() => changeProfile({ ...name, sex, language }), words.saved);
    setBusy(false);
  };
  const rule = user.idttvStatus === 'PASSED' && user.realName ? words.verifiedRule : words.nameRule;
  return (
    <Stack as="form" gap={4} noValidate onSubmit={(event) => void save(event)}>
      <TextField
        ref={field}
        label={words.nickname}
        value={nickname}
        maxLength={NICKNAME_MAX}
        autoComplete="nickname"
        hint={rule(user.displayName)}
        error={tried && isMissing ? words.nicknameMissing : undefined}
        onChange={(event) => setNickname(event.currentTarget.value)}
      />
      <Grid gapY={4} gapX={5} className={styles.pair}>
        <SelectField
          label={words.sex}
          value={sex}
          autoComplete="sex"
          onChange={(event) => setSex(sexOf(event.currentTarget.value))}
          options={SEXES.map((one) => [one, words.sexes[one]])}
        />
        <SelectField
          label={words.language}
          value={language}
          hint={words.languageHint}
          onChange={(event) => setLanguage(event.currentTarget.value === 'en' ? 'en' : 'zh-CN')}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {words.languages[one]}
            </option>
          ))}
        </SelectField>
      </Grid>
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {words.save}
        </Button>
      </div>
    </Stack>
  );
}
