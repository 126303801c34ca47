import type { ErrorTexts } from './error-texts.ts';

/** Refusals of the administration of an enterprise: roles, members, templates, money, keys. */
export const enterpriseErrors = {
  // roles and the owner of an enterprise
  ERROR_ROLE_EXISTS: {
    'zh-CN': '已有同名的角色，请换一个名称。',
    en: 'A role with this name exists already. Choose another name.',
  },
  ERROR_ROLE_LIMIT: {
    'zh-CN': '自建角色最多 {limit} 个，请先删除不用的角色。',
    en: 'At most {limit} custom roles. Delete one first.',
  },
  ERROR_ROLE_BUILT_IN: {
    'zh-CN': '内置角色的这一项不能更改，可以复制成自建角色后再调整。',
    en: 'This cannot be changed in a built-in role. Copy it to a custom role instead.',
  },
  ERROR_ROLE_KEY: {
    'zh-CN': '该权限仅限企业所有者，不能授予角色。',
    en: 'A role cannot have this permission: it is reserved for the owner of the enterprise.',
  },
  ERROR_ROLE_ABOVE: {
    'zh-CN': '该角色拥有您自己没有的权限，请联系企业所有者处理。',
    en: 'This role has permissions that you do not have yourself. Ask the owner of the enterprise.',
  },
  ERROR_ROLE_OWN: {
    'zh-CN': '您自己的角色需由他人调整，请联系企业所有者。',
    en: 'Your own roles can only be changed by another member. Ask the owner of the enterprise.',
  },
  ERROR_ROLE_IN_USE: {
    'zh-CN': '合同《{title}》正在等待该角色的成员处理，请在它结束或撤回后再删除角色。',
    en: 'A contract waits for the holders of this role ({title}). Delete the role after the contract has ended or was revoked.',
  },
  ERROR_OWNER_STAYS: {
    'zh-CN': '企业所有者不能被移除或退出，请先移交所有权。',
    en: 'The owner of an enterprise cannot be removed or leave. Hand the ownership over first.',
  },
  ERROR_OWNER_SUCCESSOR: {
    'zh-CN': '新的所有者必须是企业的另一位成员，且未被移除。',
    en: 'The new owner must be another member of the enterprise who has not been removed.',
  },
  // labels and saved views
  ERROR_LABEL_EXISTS: {
    'zh-CN': '已经有名为“{name}”的标签，请换一个名称。',
    en: 'A label called “{name}” exists already. Please choose another name.',
  },
  ERROR_LABEL_NOT_FOUND: { 'zh-CN': '没有这个标签。', en: 'There is no such label.' },
  ERROR_LABEL_LIMIT: {
    'zh-CN': '每个账号最多 {limit} 个标签，请先删除不用的标签。',
    en: 'An account has at most {limit} labels. Please delete one that is not in use.',
  },
  ERROR_VIEW_NOT_FOUND: { 'zh-CN': '没有找到这个视图。', en: 'There is no such saved view.' },
  ERROR_VIEW_LIMIT: {
    'zh-CN': '最多保存 {limit} 个视图，请先删除不用的视图。',
    en: 'At most {limit} views can be saved. Please delete one that is not in use.',
  },
  // API keys and webhooks
  ERROR_API_KEY: {
    'zh-CN': 'API 密钥不存在、已过期或已吊销，请向企业所有者索取新的密钥。',
    en: 'This API key is not known, has expired or was revoked. Ask the owner of the enterprise for another.',
  },
  ERROR_API_KEY_SCOPE: {
    'zh-CN': '该 API 密钥无权进行此调用，需要以下权限之一：{scopes}。',
    en: 'This API key may not make this call. It needs one of: {scopes}.',
  },
  ERROR_API_KEY_COOKIE: {
    'zh-CN': '一次调用只能使用 API 密钥或会话 Cookie 之一，请去掉其中一个。',
    en: 'A call is made with an API key or with a session cookie, not with both. Leave one out.',
  },
  ERROR_API_CLIENT_LIMIT: {
    'zh-CN': '最多 {limit} 个 API 密钥，请先吊销不再使用的密钥。',
    en: 'At most {limit} API keys. Please revoke one that is not in use.',
  },
  ERROR_API_CLIENT_EXPIRE: {
    'zh-CN': 'API 密钥的到期时间须在将来。',
    en: 'The expiry of the API key must be in the future.',
  },
  ERROR_WEBHOOK_URL: {
    'zh-CN': '不能向该地址发送。请填写公网 https 地址，端口为 443 或 8443，且不含用户名。',
    en: 'Webhooks cannot be sent to this address. Give a public https address on port 443 or 8443, without a user name.',
  },
  ERROR_WEBHOOK_LIMIT: {
    'zh-CN': '最多 {limit} 个 Webhook，请先删除不再使用的 Webhook。',
    en: 'At most {limit} webhooks. Please delete one that is not in use.',
  },
  ERROR_WEBHOOK_OFF: { 'zh-CN': '该 Webhook 已停用，请先启用。', en: 'This webhook is disabled. Enable it first.' },
  ERROR_WEBHOOK_WAITING: { 'zh-CN': '这次投递正在进行中。', en: 'This delivery is already running.' },
  // contract numbers and money
  ERROR_CHARGES_INSUFFICIENT: {
    'zh-CN': '签署额度不足：剩余 {balance} 份，发出这份合同需要 {needed} 份。请先购买额度，再重新发出。',
    en: 'Not enough charges: {balance} left, and sending this contract takes {needed}. Buy a package first, then send it again.',
  },
  ERROR_ORDER_DECIDED: {
    'zh-CN': '这笔订单已经处理过，请刷新查看。',
    en: 'This order has been processed already. Reload to see it.',
  },
  ERROR_ORDER_LIMIT: {
    'zh-CN': '最多可有 {limit} 笔待付款订单，请先付款或取消已有的订单。',
    en: 'At most {limit} orders may wait for payment. Pay or cancel one of them first.',
  },
  ERROR_ORDER_UNPAID: {
    'zh-CN': '这笔订单没有付款，无法退款。',
    en: 'This order was not paid, so nothing can be paid back.',
  },
  ERROR_PAYMENT_AMOUNT: {
    'zh-CN': '金额与订单不符，订单金额为 {expected}。',
    en: 'The amount is not that of the order, which is {expected}.',
  },
  ERROR_PAYMENT_USED: {
    'zh-CN': '这个付款流水号已用于另一笔订单。',
    en: 'This payment was already used for another order.',
  },
  ERROR_REFUND_AMOUNT: {
    'zh-CN': '退款不能超过尚未退还的付款（单位：分，最多 {limit}）。',
    en: 'A refund cannot be more than what was paid and not paid back yet (in minor units, at most {limit}).',
  },
  ERROR_REFUND_CHARGES: {
    'zh-CN': '最多可收回 {limit} 份额度，其余的已使用或到期。',
    en: 'At most {limit} charges can be returned; the others were used or have expired.',
  },
  ERROR_PAYMENT_CLOSED: {
    'zh-CN': '暂时不能购买额度，请联系客服。',
    en: 'Charges cannot be bought at the moment. Please contact customer service.',
  },
  ERROR_CONTRACT_NUMBER_PREFIX: {
    'zh-CN': '已有使用前缀“{prefix}”的编号规则，请启用那条规则，或换一个前缀。',
    en: 'A numbering rule with the prefix “{prefix}” exists already. Enable that one, or choose another prefix.',
  },
  ERROR_CONTRACT_NUMBER_RESET: {
    'zh-CN': '按年重置的编号须含年份，按月重置的编号须含年月，请调整日期格式。',
    en: 'A counter that restarts each year needs the year in the number; one that restarts each month needs the year and month.',
  },
  ERROR_CONTRACT_NUMBER_STATUS: {
    'zh-CN': '这条编号规则的状态已经改变，请刷新查看。',
    en: 'The state of this numbering rule has changed. Reload to see it.',
  },
  ERROR_CONTRACT_NUMBER_LIMIT: {
    'zh-CN': '最多 {limit} 条编号规则，请启用已有的一条。',
    en: 'An enterprise has at most {limit} numbering rules. Enable one of them.',
  },
  ERROR_CONTRACT_NUMBER_TAKEN: {
    'zh-CN': '按当前规则生成的编号此前都已用过，请更换编号规则后再发出。',
    en: 'The numbers that this rule makes have all been used before. Change the numbering rule, then send again.',
  },
  ERROR_CONTRACT_NUMBER_GLYPH: {
    'zh-CN': '文件字体不支持“{text}”，编号无法写到合同上，请换一个前缀。',
    en: 'The font of the documents has no glyph for “{text}”, so the number could not be drawn. Choose another prefix.',
  },
  // templates
  ERROR_BST_VERSION: {
    'zh-CN': '这个模板刚刚被其他人保存过。请重新打开，再修改一次。',
    en: 'Someone else has saved this template in the meantime. Please open it again and repeat your change.',
  },
  ERROR_BST_DISABLED: {
    'zh-CN': '这个模板已停用，启用后才能使用。',
    en: 'This template is disabled. It can be used once it is enabled.',
  },
  ERROR_BST_EDITING: {
    'zh-CN': '这是模板的编辑稿，不能直接发送。请先保存模板，再使用它。',
    en: 'This is the editing view of a template and cannot be sent. Save the template, then use it.',
  },
  ERROR_BST_INCOMPLETE: {
    'zh-CN': '模板还不完整：至少需要一份文件和一个签署角色。',
    en: 'The template is not complete: it needs a document and a role that signs.',
  },
  ERROR_BST_ROLE: { 'zh-CN': '模板里没有名为“{role}”的角色。', en: 'The template has no role “{role}”.' },
  ERROR_BST_LIMIT: {
    'zh-CN': '一个企业最多有 {limit} 个模板，请先删除不用的模板。',
    en: 'An enterprise can have at most {limit} templates. Please delete one that is not in use.',
  },
  ERROR_BST_GROUP_EXISTS: {
    'zh-CN': '已经有名为“{name}”的分组，请换一个名称。',
    en: 'A group called “{name}” exists already. Please choose another name.',
  },
  ERROR_BST_GROUP_LIMIT: {
    'zh-CN': '一个企业最多有 {limit} 个模板分组，请先删除不用的分组。',
    en: 'An enterprise has at most {limit} groups of templates. Please delete one that is not in use.',
  },
  // members, departments and invitations
  ERROR_DEPARTMENT_NOT_FOUND: {
    'zh-CN': '没有这个部门，请刷新后重试。',
    en: 'There is no such department. Please refresh the page.',
  },
  ERROR_DEPARTMENT_EXISTS: {
    'zh-CN': '同一级已有名为“{name}”的部门。',
    en: 'A department called “{name}” exists already at this level.',
  },
  ERROR_DEPARTMENT_CIRCLE: {
    'zh-CN': '部门不能移到自己的下级部门中。',
    en: 'A department cannot be moved below itself.',
  },
  ERROR_DEPARTMENT_DEPTH: { 'zh-CN': '部门最多 {limit} 级。', en: 'Departments can be at most {limit} levels deep.' },
  ERROR_DEPARTMENT_NOT_EMPTY: {
    'zh-CN': '该部门还有成员或下级部门，请先移走。',
    en: 'The department still has members or departments below it. Move them first.',
  },
  ERROR_DEPARTMENT_LIMIT: {
    'zh-CN': '一家企业最多 {limit} 个部门。',
    en: 'An enterprise has at most {limit} departments.',
  },
  ERROR_EMPLOYEE_NUMBER_TAKEN: {
    'zh-CN': '工号“{employeeNumber}”已被其他成员使用。',
    en: 'The employee number “{employeeNumber}” belongs to another member.',
  },
  ERROR_MEMBER_ABOVE: {
    'zh-CN': '该成员拥有您没有的权限，请由企业所有者或拥有这些权限的成员操作。',
    en: 'This member has permissions that you do not have. Ask the owner or a member who has them.',
  },
  ERROR_HANDOVER_MEMBER: {
    'zh-CN': '请选择本企业的另一位在职成员来接手。',
    en: 'Choose another active member of this enterprise to take over.',
  },
  ERROR_HANDOVER_RUNNING: {
    'zh-CN': '该成员的事务正在移交，请稍后查看进度。',
    en: 'The work of this member is already being handed over. Check its progress in a moment.',
  },
  ERROR_EXPORT_RUNNING: {
    'zh-CN': '已有一份导出正在生成，请等待完成，或先将其删除。',
    en: 'An export is being made already. Wait until it is ready, or delete it first.',
  },
  ERROR_DELETION_BLOCKED: {
    'zh-CN':
      '账号暂时不能注销：请先移交您所有的企业，并完成、移交或撤回进行中的合同和批量发送，详见“我的数据”页面（{reasons}）。',
    en: 'The account cannot be deleted yet. Hand over the enterprises that you own, and finish, hand over or withdraw the contracts and multi-sends that are running; they are listed on the page of your data ({reasons}).',
  },
  ERROR_LEGAL_HOLD: {
    'zh-CN': '该内容处于法律保留中，不能删除。请联系设置保留的人员，或在保留解除后再试。',
    en: 'This is under a legal hold and cannot be deleted. Ask those who placed the hold, or try again after they have released it.',
  },
  ERROR_HOLD_RELEASED: {
    'zh-CN': '该法律保留已经解除，请刷新页面。',
    en: 'This legal hold has been released already. Load the page again.',
  },
  ERROR_RETENTION_DAYS: {
    'zh-CN': '“{field}”的天数须在 {min} 到 {max} 之间，留空表示一直保留。请修改后重新保存。',
    en: 'The days of “{field}” must be from {min} to {max}, or empty to keep everything. Change this number and save again.',
  },
  ERROR_EXPORT_LIMIT: {
    'zh-CN': '24 小时内最多导出 {limit} 次，请使用已有的导出，或明天再试。',
    en: 'At most {limit} exports can be made within 24 hours. Use one of those, or try again tomorrow.',
  },
  ERROR_EXPORT_TOO_LARGE: {
    'zh-CN': '这段时间内有 {count} 份合同，一次导出最多 {limit} 份。请缩短起止日期，分几次导出。',
    en: 'This period has {count} contracts, and one export can hold {limit}. Choose a shorter period, and make several exports.',
  },
  ERROR_EXPORT_NOT_READY: {
    'zh-CN': '这份导出无法下载：尚未完成或已过期。如有需要，请重新导出。',
    en: 'This export cannot be downloaded: it is not ready, or it has expired. Make a new one if needed.',
  },
  ERROR_PARTICIPANT_UNAVAILABLE: {
    'zh-CN':
      '{name} 已无法处理这份合同（已离开企业、账号已停用，或没有成员持有该角色），不能催办。请更换参与人，或由其企业指定同事接手。',
    en: '{name} cannot act on this contract any more (they left the enterprise, their account is disabled, or no member holds the role). Replace the participant, or let their enterprise name a colleague.',
  },
  ERROR_INVITATION_ROLE: {
    'zh-CN': '不能授予该角色：角色不存在，或您无权授予。',
    en: 'This role cannot be assigned: it does not exist, or you are not allowed to assign it.',
  },
  ERROR_INVITATION_EXPIRED: {
    'zh-CN': '邀请已过期，请联系邀请您的企业重新邀请。',
    en: 'The invitation has expired. Ask the enterprise for a new one.',
  },
  ERROR_INVITATION_DELETED: {
    'zh-CN': '邀请已被撤回。如有疑问，请联系邀请您的企业。',
    en: 'The invitation was withdrawn. Ask the enterprise if in doubt.',
  },
  ERROR_INVITATION_USED: { 'zh-CN': '邀请已被使用。', en: 'The invitation has been used already.' },
  ERROR_INVITATION_LINK_OFF: {
    'zh-CN': '邀请链接已停用，请向企业索取新的链接。',
    en: 'The link is no longer in use. Ask the enterprise for a new one.',
  },
  ERROR_INVITATION_OTHER: {
    'zh-CN': '这份邀请不是发给您的账号的。请用收到邀请的手机号或邮箱登录，或先在账号中绑定它。',
    en: 'This invitation is not for your account. Log in with the contact that received it, or bind that contact to your account first.',
  },
  ERROR_INVITATION_LIMIT: {
    'zh-CN': '一家企业每天最多发出 {limit} 份邀请，请明天再试。',
    en: 'An enterprise can send at most {limit} invitations a day. Please continue tomorrow.',
  },
  ERROR_INVITATION_LIMIT_UNVERIFIED: {
    'zh-CN': '企业认证之前，每天最多发出 {limit} 份邀请。请明天再试，或先完成企业认证。',
    en: 'Until the enterprise is verified, at most {limit} invitations can be sent a day. Please continue tomorrow, or have it verified.',
  },
  ERROR_INVITATION_TOO_OFTEN: {
    'zh-CN': '刚刚已向该联系方式发出邀请，或今天发出的邀请过多，请稍后再邀请。',
    en: 'An invitation was sent to this contact just now, or several were sent today. Please invite them later.',
  },
  ERROR_ALREADY_MEMBER: { 'zh-CN': '该联系人已是企业成员。', en: 'This contact is a member already.' },
  ERROR_ALREADY_INVITED: {
    'zh-CN': '该联系人已被邀请，尚未接受。',
    en: 'This contact has been invited already and has not answered yet.',
  },
  ERROR_MEMBER_REMOVED: {
    'zh-CN': '该联系人曾被移除，请在“已禁用成员”中恢复。',
    en: 'This contact was removed before. Restore them from the removed members.',
  },
  ERROR_ENTERPRISE_NAME_FIXED: {
    'zh-CN': '企业名称正在认证或已通过认证，不能修改。',
    en: 'The name is being verified or is verified, and cannot be changed.',
  },
  ERROR_IMPORT_HEADING: {
    'zh-CN': '第一行须写明各列，至少有“姓名”和“手机号或邮箱”。请使用这里下载的表格。',
    en: 'The first row must name the columns, at least “Name” and “Phone or e-mail”. Use the sheet offered for download here.',
  },
  ERROR_IMPORT_RUNNING: {
    'zh-CN': '另一次导入正在进行，请等它完成。',
    en: 'Another import is running. Wait until it is finished.',
  },
  ERROR_IMPORT_ROWS: {
    'zh-CN': '一次最多导入 {limit} 人，请拆分后分别导入。',
    en: 'One import takes at most {limit} people. Split the sheet.',
  },
  ERROR_ROW_BROKEN: {
    'zh-CN': '这一行未能处理，请重新提交。',
    en: 'This row could not be processed. Please submit it again.',
  },
  ERROR_ROW_TEXT: {
    'zh-CN': '“{column}”最多 {detail} 个字符，且不能包含不可见字符。',
    en: '“{column}” may have at most {detail} characters and no invisible ones.',
  },
  ERROR_ROW_DEPARTMENT: {
    'zh-CN': '没有部门“{text}”。请写部门的完整路径，如“研发/平台”。',
    en: 'There is no department “{text}”. Write its full path, as in “R&D/Platform”.',
  },
  ERROR_ROW_ROLE: {
    'zh-CN': '没有角色“{text}”，或您无权授予。',
    en: 'There is no role “{text}”, or you are not allowed to assign it.',
  },
  ERROR_ROW_NUMBER: { 'zh-CN': '工号与第 {detail} 行相同。', en: 'Row {detail} has the same employee number.' },
} satisfies ErrorTexts;
