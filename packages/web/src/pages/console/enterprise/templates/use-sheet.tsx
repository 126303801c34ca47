import type { Bst, BstRole } from '@countersign/contract';
import { BST_NAME_MAX, NAME_MAX, TITLE_MAX, shownContact } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../../api/client.ts';
import { kinds } from '../../../../parts/field-kinds/kinds.ts';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { ContactField } from '../../../../parts/contact/contact-field.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/dialog.tsx';
import { TextField, bound } from '../../../../ui/field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { typedOf } from '../../model/two-contacts.ts';
import { SecondContact, useContactsText } from '../../parts/second-contact.tsx';
import { type Blanks, isContactWrong, isOpenRole, troubleOf } from './model/use-template.ts';
import { PickPerson } from './pick-person.tsx';
import { templateQuery } from './queries.ts';
import { Grid, Paragraph, Row, Small, Text } from '../../../../ui/layout.tsx';
import styles from './sheets.module.css';
import { useSheetsText } from './sheets-text.ts';
import { useUsing } from './use-using.ts';

/** Asks for the people of the roles and the prefilled values, then opens the draft to be checked and sent. */
export function UseSheet({ bstWsid, name, onClose }: { bstWsid: string; name: string; onClose: () => void }) {
  const words = useSheetsText();
  const { data: bst, error, refetch } = useQuery(templateQuery(bstWsid));
  const title = words.useTitle(name.slice(0, BST_NAME_MAX));
  if (bst !== undefined) return <Using bst={bst} title={title} onClose={onClose} />;
  return (
    <Sheet onClose={onClose} title={title}>
      {error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Skeleton height={240} radius={14} />}
    </Sheet>
  );
}

function Using({ bst, title, onClose }: { bst: Bst; title: string; onClose: () => void }) {
  const words = useSheetsText();
  const { configContent, blanks, setBlanks, isTried, prefills, isBulk, using, go } = useUsing({ bst, onClose });
  return (
    <Sheet
      size="l"
      onClose={onClose}
      locked={using.isPending}
      title={title}
      description={words.useLead}
      footer={<Button variant="primary" label={isBulk ? words.goBulk : words.go} busy={using.isPending} onClick={go} />}
    >
      <Grid gap={4}>
        <TextField
          label={words.contractTitle}
          maxLength={TITLE_MAX}
          {...bound(blanks.title, (next) => setBlanks({ ...blanks, title: next }))}
        />
        <Grid as="ul" gap={3}>
          {configContent.roles.map((role, at) => (
            <Role
              key={role.roleId}
              role={role}
              at={at}
              isTried={isTried}
              blanks={blanks}
              onChange={(people) => setBlanks({ ...blanks, people: { ...blanks.people, ...people } })}
            />
          ))}
        </Grid>
        {prefills.length > 0 && (
          <Grid as="section" gap={3} aria-labelledby="values-title">
            <Text as="h3" id="values-title" size="l" weight={600} text={words.values} />
            <Paragraph text={words.valuesHint} />
            {prefills.map(({ key, tagId, page, formType, format }) => (
              <TextField
                key={key}
                label={tagId ?? (formType === 'DATE' ? words.dayOf(page) : words.fieldOf(page))}
                hint={formType === 'DATE' ? words.dayHint(format) : kinds()?.nameOfFormat(format)}
                optional
                maxLength={2000}
                value={blanks.values[key] ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  setBlanks({ ...blanks, values: { ...blanks.values, [key]: value } })
                }
              />
            ))}
          </Grid>
        )}
        {using.error && <Banner tone="danger">{messageOf(using.error)}</Banner>}
      </Grid>
    </Sheet>
  );
}

interface RoleProps {
  role: BstRole;
  at: number;
  isTried: boolean;
  blanks: Blanks;
  onChange: (people: Blanks['people']) => void;
}
/** One role; a list, an enterprise role and a fixed person need no input here. */
function Role({ role, at, isTried, blanks, onChange }: RoleProps) {
  const words = useSheetsText();
  const contacts = useContactsText();
  const { roleId, name, type, memberWsid } = role;
  const always = typedOf(role);
  const person = blanks.people[roleId];
  const isOpen = isOpenRole(role);
  const change = (part: Partial<NonNullable<typeof person>>) =>
    person && onChange({ [roleId]: { ...person, ...part } });
  const instead =
    type === 'BULK_PERSON'
      ? words.listLater
      : type === 'ENTERPRISE_ROLE'
        ? words.anyHolder
        : always.otherContact !== ''
          ? contacts.byContact(shownContact(always.contact), shownContact(always.otherContact))
          : words.alwaysThis(memberWsid ? words.thisColleague : shownContact(always.contact));
  const trouble = isTried ? troubleOf(role, person) : null;
  return (
    <Grid as="li" gap={2.5} p={3} border radius="m" fill="surface">
      <Row gap={2.5}>
        <Avatar name={name} index={at} size={34} />
        <Text grow minWidth={0} weight={600}>
          {name}
          {!isOpen && <Small as="span" block weight={400} text={instead} />}
        </Text>
        {isOpen && (
          <PickPerson
            role={name}
            onPick={(one) =>
              change({
                name: one.name.slice(0, NAME_MAX),
                memberWsid: one.memberWsid,
                contact: one.contact,
                otherContact: one.otherContact,
                ...(one.enterpriseName === null ? {} : { enterpriseName: one.enterpriseName }),
              })
            }
          />
        )}
      </Row>
      {isOpen && person && (
        <Grid columns={2} gap={2.5} className={styles.pair} role="group" aria-label={name}>
          <TextField
            label={words.personName}
            autoComplete="off"
            maxLength={NAME_MAX}
            {...bound(person.name, (next) => change({ name: next }))}
            error={trouble === 'name' ? words.nameNeeded : undefined}
          />
          <ContactField
            label={words.contact}
            autoComplete="off"
            inputMode="email"
            {...bound(person.contact, (next) => change({ contact: next }))}
            error={trouble === 'contact' || (isTried && isContactWrong(person)) ? words.contactWrong : undefined}
            readOnly={person.memberWsid !== null}
            suffix={
              person.memberWsid !== null && (
                <IconButton
                  icon="close"
                  label={words.typeContact}
                  onClick={() => change({ contact: '', otherContact: '', memberWsid: null })}
                />
              )
            }
          />
          {person.memberWsid === null && (
            <SecondContact isFolded isTried={trouble === 'otherContact'} typed={person} onChange={change} />
          )}
          {type === 'ENTERPRISE_MEMBER' && person.memberWsid === null && (
            <TextField
              label={words.enterprise}
              maxLength={100}
              {...bound(person.enterpriseName, (next) => change({ enterpriseName: next }))}
            />
          )}
        </Grid>
      )}
    </Grid>
  );
}
