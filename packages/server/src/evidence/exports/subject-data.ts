import { preparedText } from '../../platform/index.ts';
import { type DataList, dataList } from './data-lists.ts';

/**
 * What is exported of a person besides contracts. Pictures of identity documents are not in it: after the decision they
 * are shown to the authority only (Rulings §4).
 */
export const PERSON_LISTS: readonly DataList[] = [
  dataList(
    'account/profile.json',
    `'userWsid', id, 'phone', phone, 'email', email, 'nickname', nickname, 'realName', real_name, 'sex', sex,
     'identityStatus', idttv_status, 'language', language, 'wechat', wechat, 'noticePreferences', notice_preferences,
     'registeredAt', registered_at, 'registeredFrom', regist_from, 'lastLoginAt', last_login_at,
     'lastLoginIp', last_login_ip`,
    'person where id = $1::uuid',
  ),
  dataList(
    'account/accounts.json',
    `'memberWsid', m.id, 'enterpriseWsid', e.id, 'enterpriseName', e.name, 'status', m.status, 'isOwner', m.is_owner,
     'joinedAt', m.created_at, 'removedAt', m.disabled_at, 'recordedName', p.name, 'employeeNumber', p.employee_number,
     'title', p.title`,
    `member m join enterprise e on e.id = m.enterprise_id left join member_profile p on p.member_id = m.id
     where m.person_id = $1::uuid`,
    'm.id',
  ),
  dataList(
    'account/identity.json',
    `'kind', kind, 'name', name, 'legalName', legal_name, 'numberKind', number_kind, 'maskedNumber', masked_number,
     'status', status, 'reason', reason, 'submittedAt', created_at, 'decidedAt', decided_at`,
    'identity_application where person_id = $1::uuid',
  ),
  dataList(
    'account/sessions.json',
    `'sessionWsid', id, 'createdAt', created_at, 'lastActiveAt', last_active_at, 'endedAt', ended_at, 'ip', ip,
     'userAgent', user_agent, 'contact', contact`,
    'session where person_id = $1::uuid and ended_at is null',
  ),
  dataList(
    'account/passkeys.json',
    `'name', name, 'createdAt', created_at, 'lastUsedAt', last_used_at`,
    'passkey where person_id = $1::uuid',
  ),
  dataList(
    'account/phones.json',
    `'name', name, 'serial', serial, 'addedAt', created_at, 'removedAt', removed_at`,
    'shield_device where person_id = $1::uuid',
  ),
  dataList(
    'account/certificates.json',
    `'serial', c.serial, 'kind', c.kind, 'subject', c.subject, 'notBefore', c.not_before, 'notAfter', c.not_after,
     'issuedAt', c.issued_at, 'revokedAt', c.revoked_at, 'revocationReason', c.revocation_reason,
     'envelopeWsid', c.envelope_id, 'certificate', encode(c.certificate, 'base64')`,
    `(select serial from certificate where participant_id in (select id from participant where person_id = $1::uuid)
       union select serial from holder_key where person_id = $1::uuid
       union select serial from shield_device where person_id = $1::uuid and serial is not null) s
     join certificate c on c.serial = s.serial where true`,
    'md5(c.serial)::uuid',
  ),
  dataList(
    'account/contact-groups.json',
    `'contactGroupWsid', id, 'name', name, 'people', people, 'createdAt', created_at, 'modifiedAt', modified_at`,
    'contact_group where account_id in (select $1::uuid union select id from member where person_id = $1::uuid)',
  ),
  dataList(
    'account/messages.json',
    `'kind', kind, 'params', params, 'envelopeWsid', envelope_id, 'createdAt', created_at, 'readAt', read_at`,
    'message where account_id in (select $1::uuid union select id from member where person_id = $1::uuid)',
  ),
  dataList(
    'account/acts.json',
    `'at', at, 'kind', kind, 'envelopeWsid', envelope_id, 'ip', ip, 'userAgent', user_agent, 'detail', detail`,
    'audit where person_id = $1::uuid',
  ),
];

/** The pictures of a subject: name and digest. */
export const PERSON_PICTURES = preparedText<{ name: string; digest: string }>(
  `select name, digest from picture where person_id = $1::uuid and not deleted order by created_at, id`,
);
export const ENTERPRISE_PICTURES = preparedText<{ name: string; digest: string }>(
  `select name, digest from office_seal where enterprise_id = $1::uuid order by created_at, id`,
);

export const ENTERPRISE_LISTS: readonly DataList[] = [
  dataList(
    'enterprise/enterprise.json',
    `'enterpriseWsid', id, 'name', name, 'administrator', admin_name, 'unifiedSocialCode', unified_social_code,
     'registrationCode', regist_code, 'identityStatus', idttv_status, 'createdAt', created_at`,
    'enterprise where id = $1::uuid',
  ),
  dataList(
    'enterprise/departments.json',
    `'departmentWsid', id, 'parentWsid', parent_id, 'name', name, 'createdAt', created_at`,
    'department where enterprise_id = $1::uuid',
  ),
  dataList(
    'enterprise/members.json',
    `'memberWsid', m.id, 'status', m.status, 'isOwner', m.is_owner, 'phone', p.phone, 'email', p.email,
     'nickname', p.nickname, 'verifiedName', case when p.idttv_status = 'PASSED' then p.real_name end,
     'recordedName', r.name, 'employeeNumber', r.employee_number, 'title', r.title, 'departmentWsid', r.department_id,
     'joinedOn', r.joined_on, 'createdAt', m.created_at, 'removedAt', m.disabled_at,
     'roles', (select coalesce(json_agg(o.name order by o.name), '[]') from enterprise_role_author a
       join enterprise_role o on o.id = a.role_id where a.member_id = m.id)`,
    `member m join person p on p.id = m.person_id left join member_profile r on r.member_id = m.id
     where m.enterprise_id = $1::uuid`,
    'm.id',
  ),
  dataList(
    'enterprise/roles.json',
    `'roleWsid', id, 'name', name, 'alias', alias, 'createdAt', created_at,
     'permissions', (select coalesce(json_agg(v.key order by v.key), '[]') from enterprise_role_privilege v
       where v.role_id = enterprise_role.id)`,
    'enterprise_role where enterprise_id = $1::uuid',
  ),
  dataList(
    'enterprise/seals.json',
    `'officeSealWsid', id, 'name', name, 'kind', kind, 'status', status, 'checkStatus', check_status,
     'companyName', company_name, 'widthMm', width_mm, 'heightMm', height_mm, 'picture', digest,
     'createdAt', created_at, 'abandonedAt', abandoned_at`,
    'office_seal where enterprise_id = $1::uuid',
  ),
  dataList(
    'enterprise/templates.json',
    `'bstWsid', id, 'name', name, 'status', status, 'createdAt', created_at`,
    'bst where enterprise_id = $1::uuid and recycled_at is null',
  ),
];
