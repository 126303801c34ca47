import { LANGUAGES, type User, isLanguage } from '@countersign/contract';
import { NICKNAME_MAX } from '@countersign/domain';
import { useState } from 'react';
import { PageForm } from '../../../parts/form/page-form.tsx';
import { useForm, useTyped } from '../../../parts/form/form.ts';
import { Grid, SelectField, TextField, bound, toast } from '../../../ui/index.ts';
import { changeProfile } from './own-user.tsx';
import styles from './profile.module.css';
import { useProfileText } from './profile-text.ts';

const SEXES = ['', 'MALE', 'FEMALE'] as const;
type Sex = (typeof SEXES)[number];
const sexOf = (sex: string | null): Sex => SEXES.find((known) => known === sex) ?? '';

/** Nickname, sex and the language of notices, saved together. */
export function ProfileForm({ user }: { user: User }) {
  const words = useProfileText();
  const form = useForm();
  // A user who never had a nickname need not choose one; a nickname cannot be removed.
  const nickname = useTyped(form, user.nickname ?? '', user.nickname === null ? undefined : words.nicknameMissing);
  const [sex, setSex] = useState<Sex>(sexOf(user.sex));
  const [language, setLanguage] = useState(user.language);
  const save = async () => {
    await changeProfile({ ...(nickname.given === '' ? {} : { nickname: nickname.given }), sex, language });
    toast('success', words.saved);
  };
  const rule = user.idttvStatus === 'PASSED' && user.realName ? words.verifiedRule : words.nameRule;
  return (
    <PageForm act={words.save} form={form} onSubmit={save}>
      <TextField
        label={words.nickname}
        {...nickname.field}
        maxLength={NICKNAME_MAX}
        autoComplete="nickname"
        hint={rule(user.displayName)}
      />
      <Grid gapY={4} gapX={5} className={styles.pair}>
        <SelectField
          label={words.sex}
          {...bound(sex, (next) => setSex(sexOf(next)))}
          autoComplete="sex"
          options={SEXES.map((one) => [one, words.sexes[one]])}
        />
        <SelectField
          label={words.language}
          {...bound(language, (next) => setLanguage(isLanguage(next) ? next : language))}
          hint={words.languageHint}
        >
          {LANGUAGES.map(({ tag, name }) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </SelectField>
      </Grid>
    </PageForm>
  );
}
