import type { Api, BodyIn, Bst, BstForm, BstRole, ConfigContent } from '@countersign/contract';
import { DEFAULT_DATE_FORMAT } from '@countersign/domain';
import { contactOf } from '../../../../../text/channels.ts';
import { type TypedContacts, readContacts, wireContacts } from '../../../model/two-contacts.ts';

export interface RolePerson extends TypedContacts {
  readonly name: string;
  /** Masked for a colleague. */
  readonly contact: string;
  /** The chosen colleague, instead of a typed contact. */
  readonly memberWsid: string | null;
  readonly enterpriseName: string;
}
/** The form values for the use of a template. */
export interface Blanks {
  readonly title: string;
  /** By roleId, for the roles that need a person. */
  readonly people: Readonly<Record<string, RolePerson>>;
  /** By the key of a prefill. */
  readonly values: Readonly<Record<string, string>>;
}
/** A text or date that may be prefilled; fields with the same tag share a value. */
export interface Prefill {
  readonly key: string;
  readonly tagId: string | null;
  readonly formId: string;
  readonly formType: 'TEXT' | 'DATE';
  /** Empty for any text. */
  readonly format: string;
  readonly page: number;
  readonly value: string;
}

/** Whether a person must be named for the role; a list and an enterprise role need none. */
export const isOpenRole = ({ type, contact, memberWsid }: BstRole): boolean =>
  (type === 'PERSON' || type === 'ENTERPRISE_MEMBER') && !contact?.phone && !contact?.email && !memberWsid;

/** The people of a BULK_PERSON come from its list. */
export function prefillsOf({ forms, roles }: ConfigContent): Prefill[] {
  const bulk = new Set(roles.flatMap(({ roleId, type }) => (type === 'BULK_PERSON' ? [roleId] : [])));
  const found = new Map<string, Prefill>();
  for (const form of forms) {
    const { formType, formId = '', tagId = null, format, page = 1, roleId } = form;
    if ((formType !== 'TEXT' && formType !== 'DATE') || form.rules?.computed || bulk.has(roleId)) continue;
    const key = tagId === null ? `form ${formId}` : `tag ${tagId}`;
    if (found.has(key)) continue;
    const value = valueOf(form);
    found.set(key, {
      key,
      tagId,
      formId,
      formType,
      format: format ?? (formType === 'DATE' ? DEFAULT_DATE_FORMAT : ''),
      page,
      value,
    });
  }
  return [...found.values()];
}

const valueOf = ({ initialValue }: BstForm): string => (typeof initialValue === 'string' ? initialValue : '');

export const blanksOf = ({ name, configContent }: Bst): Blanks => ({
  title: configContent.title || name,
  people: Object.fromEntries(
    configContent.roles
      .filter(isOpenRole)
      .map(({ roleId, enterpriseName }) => [
        roleId,
        { name: '', contact: '', otherContact: '', memberWsid: null, enterpriseName: enterpriseName ?? '' },
      ]),
  ),
  values: Object.fromEntries(prefillsOf(configContent).map(({ key, value }) => [key, value])),
});

/** An entry that was started must be complete. An empty entry is asked for later. */
export function troubleOf(role: BstRole, person: RolePerson | undefined): 'name' | 'contact' | 'otherContact' | null {
  if (!isOpenRole(role) || person === undefined) return null;
  const [name, contact] = [person.name.trim(), person.contact.trim()];
  if (name === '' && contact === '') return null;
  if (name === '') return 'name';
  if (person.memberWsid !== null) return null;
  const { first, isOtherWrong } = readContacts(person);
  return first === null ? 'contact' : isOtherWrong ? 'otherContact' : null;
}

/** The contact was started and is not valid. */
export const isContactWrong = ({ contact, memberWsid }: RolePerson): boolean =>
  contact.trim() !== '' && memberWsid === null && contactOf(contact) === null;

/** Whether a person is named for every role that needs one. */
export const isComplete = ({ roles }: ConfigContent, { people }: Blanks): boolean =>
  roles.filter(isOpenRole).every(({ roleId, type }) => {
    const person = people[roleId];
    const isNamed = person !== undefined && person.name.trim() !== '' && person.contact.trim() !== '';
    if (!isNamed) return false;
    return type !== 'ENTERPRISE_MEMBER' || person.memberWsid !== null || person.enterpriseName.trim() !== '';
  });

export function bodyOfUse(config: ConfigContent, { title, people, values }: Blanks): BodyIn<Api['useBst']> {
  const named = config.roles.flatMap((role) => {
    const person = people[role.roleId];
    if (person === undefined || person.name.trim() === '') return [];
    const { memberWsid } = person;
    const isOfEnterprise = role.type === 'ENTERPRISE_MEMBER' && person.enterpriseName.trim() !== '';
    return [
      {
        roleId: role.roleId,
        name: person.name.trim(),
        ...(memberWsid === null ? wireContacts(person) : { memberWsid }),
        ...(isOfEnterprise && person.enterpriseName.trim() !== role.enterpriseName
          ? { enterpriseName: person.enterpriseName.trim(), enterpriseWsid: null }
          : {}),
      },
    ];
  });
  const given = prefillsOf(config).flatMap(({ key, tagId, formId, value }) => {
    const now = (values[key] ?? '').trim();
    if (now === value) return [];
    return [{ ...(tagId === null ? { formId } : { tagId }), initialValue: now === '' ? null : now }];
  });
  return { title: title.trim(), roles: named, values: given };
}
