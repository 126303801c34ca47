import type { enterpriseErrors as Shape } from '../../zh-CN/errors/enterprise.ts';

/** Refusals of the administration of an enterprise: roles, members, templates, money, keys. */
export const enterpriseErrors: typeof Shape = {
  // roles and the owner of an enterprise
  ERROR_ROLE_EXISTS: 'A role with this name exists already. Choose another name.',
  ERROR_ROLE_LIMIT: 'At most {limit} custom roles. Delete one first.',
  ERROR_ROLE_BUILT_IN: 'This cannot be changed in a built-in role. Copy it to a custom role instead.',
  ERROR_ROLE_KEY: 'A role cannot have this permission: it is reserved for the owner of the enterprise.',
  ERROR_ROLE_ABOVE: 'This role has permissions that you do not have yourself. Ask the owner of the enterprise.',
  ERROR_ROLE_OWN: 'Your own roles can only be changed by another member. Ask the owner of the enterprise.',
  ERROR_ROLE_IN_USE:
    'A contract waits for the holders of this role ({title}). Delete the role after the contract has ended or was revoked.',
  ERROR_OWNER_STAYS: 'The owner of an enterprise cannot be removed or leave. Hand the ownership over first.',
  ERROR_OWNER_SUCCESSOR: 'The new owner must be another member of the enterprise who has not been removed.',
  // labels, saved views and groups of contacts
  ERROR_LABEL_EXISTS: 'A label called “{name}” exists already. Please choose another name.',
  ERROR_LABEL_NOT_FOUND: 'There is no such label.',
  ERROR_LABEL_LIMIT: 'An account has at most {limit} labels. Please delete one that is not in use.',
  ERROR_VIEW_NOT_FOUND: 'There is no such saved view.',
  ERROR_VIEW_LIMIT: 'At most {limit} views can be saved. Please delete one that is not in use.',
  ERROR_CONTACT_GROUP_EXISTS: 'There is already a contact group called “{name}”.',
  ERROR_CONTACT_GROUP_NOT_FOUND: 'There is no such contact group.',
  ERROR_CONTACT_GROUP_LIMIT: 'At most {limit} contact groups can be saved. Please delete one that is not in use.',
  // API keys and webhooks
  ERROR_API_KEY: 'This API key is not known, has expired or was revoked. Ask the owner of the enterprise for another.',
  ERROR_API_KEY_SCOPE: 'This API key may not make this call. It needs one of: {scopes}.',
  ERROR_API_KEY_COOKIE: 'A call is made with an API key or with a session cookie, not with both. Leave one out.',
  ERROR_API_CLIENT_LIMIT: 'At most {limit} API keys. Please revoke one that is not in use.',
  ERROR_API_CLIENT_EXPIRE: 'The expiry of the API key must be in the future.',
  ERROR_WEBHOOK_URL:
    'Webhooks cannot be sent to this address. Give a public https address on port 443 or 8443, without a user name.',
  ERROR_WEBHOOK_LIMIT: 'At most {limit} webhooks. Please delete one that is not in use.',
  ERROR_WEBHOOK_OFF: 'This webhook is disabled. Enable it first.',
  ERROR_WEBHOOK_WAITING: 'This delivery is already running.',
  // contract numbers and money
  ERROR_CHARGES_INSUFFICIENT:
    'Not enough charges: {balance} left, and sending this contract takes {needed}. Buy a package first, then send it again.',
  ERROR_ORDER_DECIDED: 'This order has been processed already. Reload to see it.',
  ERROR_ORDER_LIMIT: 'At most {limit} orders may wait for payment. Pay or cancel one of them first.',
  ERROR_ORDER_UNPAID: 'This order was not paid, so nothing can be paid back.',
  ERROR_PAYMENT_AMOUNT: 'The amount is not that of the order, which is {expected}.',
  ERROR_PAYMENT_USED: 'This payment was already used for another order.',
  ERROR_REFUND_AMOUNT:
    'A refund cannot be more than what was paid and not paid back yet (in minor units, at most {limit}).',
  ERROR_REFUND_CHARGES: 'At most {limit} charges can be returned; the others were used or have expired.',
  ERROR_PAYMENT_CLOSED: 'Charges cannot be bought at the moment. Please contact customer service.',
  ERROR_CONTRACT_NUMBER_PREFIX:
    'A numbering rule with the prefix “{prefix}” exists already. Enable that one, or choose another prefix.',
  ERROR_CONTRACT_NUMBER_RESET:
    'A counter that restarts each year needs the year in the number; one that restarts each month needs the year and month.',
  ERROR_CONTRACT_NUMBER_STATUS: 'The state of this numbering rule has changed. Reload to see it.',
  ERROR_CONTRACT_NUMBER_LIMIT: 'An enterprise has at most {limit} numbering rules. Enable one of them.',
  ERROR_CONTRACT_NUMBER_TAKEN:
    'The numbers that this rule makes have all been used before. Change the numbering rule, then send again.',
  ERROR_CONTRACT_NUMBER_GLYPH:
    'The font of the documents has no glyph for “{text}”, so the number could not be drawn. Choose another prefix.',
  // templates
  ERROR_BST_VERSION:
    'Someone else has saved this template in the meantime. Please open it again and repeat your change.',
  ERROR_BST_DISABLED: 'This template is disabled. It can be used once it is enabled.',
  ERROR_BST_EDITING: 'This is the editing view of a template and cannot be sent. Save the template, then use it.',
  ERROR_BST_INCOMPLETE: 'The template is not complete: it needs a document and a role that signs.',
  ERROR_BST_ROLE: 'The template has no role “{role}”.',
  ERROR_BST_LIMIT: 'An enterprise can have at most {limit} templates. Please delete one that is not in use.',
  ERROR_BST_GROUP_EXISTS: 'A group called “{name}” exists already. Please choose another name.',
  ERROR_BST_GROUP_LIMIT: 'An enterprise has at most {limit} groups of templates. Please delete one that is not in use.',
  // members, departments and invitations
  ERROR_DEPARTMENT_NOT_FOUND: 'There is no such department. Please refresh the page.',
  ERROR_DEPARTMENT_EXISTS: 'A department called “{name}” exists already at this level.',
  ERROR_DEPARTMENT_CIRCLE: 'A department cannot be moved below itself.',
  ERROR_DEPARTMENT_DEPTH: 'Departments can be at most {limit} levels deep.',
  ERROR_DEPARTMENT_NOT_EMPTY: 'The department still has members or departments below it. Move them first.',
  ERROR_DEPARTMENT_LIMIT: 'An enterprise has at most {limit} departments.',
  ERROR_EMPLOYEE_NUMBER_TAKEN: 'The employee number “{employeeNumber}” belongs to another member.',
  ERROR_MEMBER_ABOVE: 'This member has permissions that you do not have. Ask the owner or a member who has them.',
  ERROR_HANDOVER_MEMBER: 'Choose another active member of this enterprise to take over.',
  ERROR_HANDOVER_RUNNING: 'The work of this member is already being handed over. Check its progress in a moment.',
  ERROR_EXPORT_RUNNING: 'An export is being made already. Wait until it is ready, or delete it first.',
  ERROR_DELETION_BLOCKED:
    'The account cannot be deleted yet. Hand over the enterprises that you own, and finish, hand over or withdraw the contracts and multi-sends that are running; they are listed on the page of your data ({reasons}).',
  ERROR_LEGAL_HOLD:
    'This is under a legal hold and cannot be deleted. Ask those who placed the hold, or try again after they have released it.',
  ERROR_HOLD_RELEASED: 'This legal hold has been released already. Load the page again.',
  ERROR_RETENTION_DAYS:
    'The days of “{field}” must be from {min} to {max}, or empty to keep everything. Change this number and save again.',
  ERROR_EXPORT_LIMIT: 'At most {limit} exports can be made within 24 hours. Use one of those, or try again tomorrow.',
  ERROR_EXPORT_TOO_LARGE:
    'This period has {count} contracts, and one export can hold {limit}. Choose a shorter period, and make several exports.',
  ERROR_EXPORT_NOT_READY:
    'This export cannot be downloaded: it is not ready, or it has expired. Make a new one if needed.',
  ERROR_PARTICIPANT_UNAVAILABLE:
    '{name} cannot act on this contract any more (they left the enterprise, their account is disabled, or no member holds the role). Replace the participant, or let their enterprise name a colleague.',
  ERROR_INVITATION_ROLE: 'This role cannot be assigned: it does not exist, or you are not allowed to assign it.',
  ERROR_INVITATION_EXPIRED: 'The invitation has expired. Ask the enterprise for a new one.',
  ERROR_INVITATION_DELETED: 'The invitation was withdrawn. Ask the enterprise if in doubt.',
  ERROR_INVITATION_USED: 'The invitation has been used already.',
  ERROR_INVITATION_LINK_OFF: 'The link is no longer in use. Ask the enterprise for a new one.',
  ERROR_INVITATION_OTHER:
    'This invitation is not for your account. Log in with the contact that received it, or bind that contact to your account first.',
  ERROR_INVITATION_LIMIT: 'An enterprise can send at most {limit} invitations a day. Please continue tomorrow.',
  ERROR_INVITATION_LIMIT_UNVERIFIED:
    'Until the enterprise is verified, at most {limit} invitations can be sent a day. Please continue tomorrow, or have it verified.',
  ERROR_INVITATION_TOO_OFTEN:
    'An invitation was sent to this contact just now, or several were sent today. Please invite them later.',
  ERROR_ALREADY_MEMBER: 'This contact is a member already.',
  ERROR_ALREADY_INVITED: 'This contact has been invited already and has not answered yet.',
  ERROR_MEMBER_REMOVED: 'This contact was removed before. Restore them from the removed members.',
  ERROR_ENTERPRISE_NAME_FIXED: 'The name is being verified or is verified, and cannot be changed.',
  ERROR_IMPORT_HEADING:
    'The first row must name the columns, at least “Name” and “Phone or e-mail”. Use the sheet offered for download here.',
  ERROR_IMPORT_RUNNING: 'Another import is running. Wait until it is finished.',
  ERROR_IMPORT_ROWS: 'One import takes at most {limit} people. Split the sheet.',
  ERROR_ROW_BROKEN: 'This row could not be processed. Please submit it again.',
  ERROR_ROW_TEXT: '“{column}” may have at most {detail} characters and no invisible ones.',
  ERROR_ROW_DEPARTMENT: 'There is no department “{text}”. Write its full path, as in “R&D/Platform”.',
  ERROR_ROW_ROLE: 'There is no role “{text}”, or you are not allowed to assign it.',
  ERROR_ROW_NUMBER: 'Row {detail} has the same employee number.',
};
