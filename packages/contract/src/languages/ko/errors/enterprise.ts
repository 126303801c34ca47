import type { enterpriseErrors as Shape } from '../../zh-CN/errors/enterprise.ts';

/** Refusals of the administration of an enterprise: roles, members, templates, money, keys. */
export const enterpriseErrors: typeof Shape = {
  // roles and the owner of an enterprise
  ERROR_ROLE_EXISTS: '같은 이름의 역할이 있습니다. 다른 이름을 선택해 주십시오.',
  ERROR_ROLE_LIMIT: '직접 만든 역할은 최대 {limit}개입니다. 먼저 하나를 삭제해 주십시오.',
  ERROR_ROLE_BUILT_IN: '기본 제공 역할에서는 바꿀 수 없습니다. 새 역할로 복사해 주십시오.',
  ERROR_ROLE_KEY: '기업 소유자 전용 권한이어서 역할에 줄 수 없습니다.',
  ERROR_ROLE_ABOVE: '본인에게 없는 권한이 있는 역할입니다. 기업 소유자에게 요청해 주십시오.',
  ERROR_ROLE_OWN: '본인의 역할은 다른 구성원만 바꿀 수 있습니다. 기업 소유자에게 요청해 주십시오.',
  ERROR_ROLE_IN_USE:
    '이 역할을 가진 구성원을 기다리는 계약서({title})가 있습니다. 계약이 종료되거나 회수된 뒤 역할을 삭제해 주십시오.',
  ERROR_OWNER_STAYS: '기업 소유자는 제외되거나 나갈 수 없습니다. 먼저 소유권을 넘겨 주십시오.',
  ERROR_OWNER_SUCCESSOR: '새 소유자는 기업에서 제외되지 않은 다른 구성원이어야 합니다.',
  // labels, saved views and groups of contacts
  ERROR_LABEL_EXISTS: '“{name}” 라벨이 이미 있습니다. 다른 이름을 선택해 주십시오.',
  ERROR_LABEL_NOT_FOUND: '그런 라벨이 없습니다.',
  ERROR_LABEL_LIMIT: '라벨은 계정당 최대 {limit}개입니다. 사용하지 않는 것을 삭제해 주십시오.',
  ERROR_VIEW_NOT_FOUND: '그런 보기가 없습니다.',
  ERROR_VIEW_LIMIT: '보기는 최대 {limit}개까지 저장할 수 있습니다. 사용하지 않는 것을 삭제해 주십시오.',
  ERROR_CONTACT_GROUP_EXISTS: '‘{name}’ 연락처 그룹이 이미 있습니다.',
  ERROR_CONTACT_GROUP_NOT_FOUND: '그런 연락처 그룹이 없습니다.',
  ERROR_CONTACT_GROUP_LIMIT: '연락처 그룹은 최대 {limit}개까지 저장할 수 있습니다. 사용하지 않는 것을 삭제해 주십시오.',
  // API keys and webhooks
  ERROR_API_KEY: 'API 키를 알 수 없거나 만료 또는 폐기되었습니다. 기업 소유자에게 새 키를 요청해 주십시오.',
  ERROR_API_KEY_SCOPE: '이 API 키로는 호출할 수 없습니다. 다음 중 하나가 필요합니다: {scopes}.',
  ERROR_API_KEY_COOKIE: '호출에는 API 키와 세션 쿠키 중 하나만 사용합니다. 하나를 빼 주십시오.',
  ERROR_API_CLIENT_LIMIT: 'API 키는 최대 {limit}개입니다. 사용하지 않는 것을 폐기해 주십시오.',
  ERROR_API_CLIENT_EXPIRE: 'API 키의 만료일은 현재 이후여야 합니다.',
  ERROR_WEBHOOK_URL:
    '이 주소로는 웹훅을 보낼 수 없습니다. 사용자 이름이 없고 포트가 443 또는 8443인 공개 https 주소를 입력해 주십시오.',
  ERROR_WEBHOOK_LIMIT: '웹훅은 최대 {limit}개입니다. 사용하지 않는 것을 삭제해 주십시오.',
  ERROR_WEBHOOK_OFF: '사용 중지된 웹훅입니다. 먼저 사용으로 전환해 주십시오.',
  ERROR_WEBHOOK_WAITING: '이 전송은 이미 진행 중입니다.',
  // contract numbers and money
  ERROR_CHARGES_INSUFFICIENT:
    '이용 건수가 부족합니다. 남은 건수 {balance}, 이 계약서에 필요한 건수 {needed}. 먼저 구매한 뒤 다시 보내 주십시오.',
  ERROR_ORDER_DECIDED: '이미 처리된 주문입니다. 새로 고쳐 확인해 주십시오.',
  ERROR_ORDER_LIMIT: '결제 대기 주문은 최대 {limit}건입니다. 먼저 결제하거나 취소해 주십시오.',
  ERROR_ORDER_UNPAID: '결제되지 않은 주문이어서 환불할 수 없습니다.',
  ERROR_PAYMENT_AMOUNT: '주문 금액과 다릅니다. 주문 금액은 {expected}입니다.',
  ERROR_PAYMENT_USED: '이미 다른 주문에 사용된 결제입니다.',
  ERROR_REFUND_AMOUNT: '아직 환불하지 않은 결제 금액보다 많이 환불할 수 없습니다(최소 화폐 단위로 최대 {limit}).',
  ERROR_REFUND_CHARGES: '최대 {limit}건을 회수할 수 있습니다. 나머지는 사용되었거나 만료되었습니다.',
  ERROR_PAYMENT_CLOSED: '지금은 이용 건수를 구매할 수 없습니다. 고객센터로 문의해 주십시오.',
  ERROR_CONTRACT_NUMBER_PREFIX:
    '접두어가 “{prefix}”인 번호 규칙이 이미 있습니다. 그 규칙을 사용하거나 다른 접두어를 선택해 주십시오.',
  ERROR_CONTRACT_NUMBER_RESET:
    '해마다 다시 시작하는 번호에는 연도가, 달마다 다시 시작하는 번호에는 연월이 있어야 합니다.',
  ERROR_CONTRACT_NUMBER_STATUS: '번호 규칙의 상태가 바뀌었습니다. 새로 고쳐 확인해 주십시오.',
  ERROR_CONTRACT_NUMBER_LIMIT: '번호 규칙은 기업당 최대 {limit}개입니다. 그중 하나를 사용해 주십시오.',
  ERROR_CONTRACT_NUMBER_TAKEN:
    '이 규칙으로 만들어지는 번호는 모두 사용되었습니다. 번호 규칙을 바꾼 뒤 다시 보내 주십시오.',
  ERROR_CONTRACT_NUMBER_GLYPH:
    '문서 글꼴에 없는 글자여서 번호를 표시할 수 없습니다: “{text}”. 다른 접두어를 선택해 주십시오.',
  // templates
  ERROR_BST_VERSION: '그사이 다른 사람이 템플릿을 저장했습니다. 다시 열어 변경해 주십시오.',
  ERROR_BST_DISABLED: '사용 중지된 템플릿입니다. 사용으로 전환하면 쓸 수 있습니다.',
  ERROR_BST_EDITING: '템플릿의 편집본이어서 보낼 수 없습니다. 템플릿을 저장한 뒤 사용해 주십시오.',
  ERROR_BST_INCOMPLETE: '템플릿이 완전하지 않습니다. 문서와 서명하는 역할이 필요합니다.',
  ERROR_BST_ROLE: '템플릿에 없는 역할입니다: “{role}”.',
  ERROR_BST_LIMIT: '템플릿은 기업당 최대 {limit}개입니다. 사용하지 않는 것을 삭제해 주십시오.',
  ERROR_BST_GROUP_EXISTS: '“{name}” 그룹이 이미 있습니다. 다른 이름을 선택해 주십시오.',
  ERROR_BST_GROUP_LIMIT: '템플릿 그룹은 기업당 최대 {limit}개입니다. 사용하지 않는 것을 삭제해 주십시오.',
  // members, departments and invitations
  ERROR_DEPARTMENT_NOT_FOUND: '그런 부서가 없습니다. 페이지를 새로 고쳐 주십시오.',
  ERROR_DEPARTMENT_EXISTS: '같은 단계에 “{name}” 부서가 이미 있습니다.',
  ERROR_DEPARTMENT_CIRCLE: '부서를 자기 아래로 옮길 수 없습니다.',
  ERROR_DEPARTMENT_DEPTH: '부서는 최대 {limit}단계입니다.',
  ERROR_DEPARTMENT_NOT_EMPTY: '아직 구성원이나 하위 부서가 있습니다. 먼저 옮겨 주십시오.',
  ERROR_DEPARTMENT_LIMIT: '부서는 기업당 최대 {limit}개입니다.',
  ERROR_EMPLOYEE_NUMBER_TAKEN: '다른 구성원의 사번입니다: “{employeeNumber}”.',
  ERROR_MEMBER_ABOVE: '본인에게 없는 권한을 가진 구성원입니다. 소유자나 그 권한이 있는 구성원에게 요청해 주십시오.',
  ERROR_HANDOVER_MEMBER: '업무를 이어받을 이 기업의 다른 활성 구성원을 선택해 주십시오.',
  ERROR_HANDOVER_RUNNING: '이 구성원의 업무를 이미 넘기고 있습니다. 잠시 후 진행 상황을 확인해 주십시오.',
  ERROR_EXPORT_RUNNING: '이미 내보내기를 만들고 있습니다. 완료될 때까지 기다리거나 먼저 삭제해 주십시오.',
  ERROR_DELETION_BLOCKED:
    '아직 계정을 삭제할 수 없습니다. 소유한 기업을 넘기고, 진행 중인 계약서와 대량 발송을 완료·이관·회수해 주십시오. 목록은 내 데이터 페이지에 있습니다({reasons}).',
  ERROR_LEGAL_HOLD:
    '법적 보존 중이어서 삭제할 수 없습니다. 보존을 설정한 사람에게 문의하거나 해제된 뒤 다시 시도해 주십시오.',
  ERROR_HOLD_RELEASED: '이미 해제된 법적 보존입니다. 페이지를 다시 불러와 주십시오.',
  ERROR_RETENTION_DAYS:
    '“{field}” 일수는 {min}~{max}이거나, 모두 보관하려면 비워 두어야 합니다. 수정하여 다시 저장해 주십시오.',
  ERROR_EXPORT_LIMIT: '내보내기는 24시간에 최대 {limit}번입니다. 이미 만든 것을 사용하거나 내일 다시 시도해 주십시오.',
  ERROR_EXPORT_TOO_LARGE:
    '이 기간의 계약서는 {count}건이고 한 번에 {limit}건까지 내보낼 수 있습니다. 기간을 줄여 여러 번 내보내 주십시오.',
  ERROR_EXPORT_NOT_READY: '준비되지 않았거나 만료되어 내려받을 수 없습니다. 필요하면 새로 만들어 주십시오.',
  ERROR_PARTICIPANT_UNAVAILABLE:
    '{name}: 더 이상 이 계약서를 처리할 수 없습니다(기업에서 나감, 계정 사용 중지 또는 역할을 가진 구성원 없음). 참여자를 교체하거나 소속 기업이 동료를 지정하도록 해 주십시오.',
  ERROR_INVITATION_ROLE: '없는 역할이거나 지정할 권한이 없는 역할입니다.',
  ERROR_INVITATION_EXPIRED: '초대가 만료되었습니다. 기업에 새 초대를 요청해 주십시오.',
  ERROR_INVITATION_DELETED: '초대가 취소되었습니다. 궁금한 점은 기업에 문의해 주십시오.',
  ERROR_INVITATION_USED: '이미 사용된 초대입니다.',
  ERROR_INVITATION_LINK_OFF: '더 이상 사용하지 않는 링크입니다. 기업에 새 링크를 요청해 주십시오.',
  ERROR_INVITATION_OTHER:
    '다른 계정에 보낸 초대입니다. 초대를 받은 연락처로 로그인하거나 그 연락처를 계정에 등록해 주십시오.',
  ERROR_INVITATION_LIMIT: '초대는 기업당 하루 최대 {limit}건입니다. 내일 계속해 주십시오.',
  ERROR_INVITATION_LIMIT_UNVERIFIED:
    '기업의 신원이 확인되기 전에는 하루 최대 {limit}건을 초대할 수 있습니다. 내일 계속하거나 신원을 확인해 주십시오.',
  ERROR_INVITATION_TOO_OFTEN: '방금 이 연락처로 초대를 보냈거나 오늘 여러 번 보냈습니다. 나중에 초대해 주십시오.',
  ERROR_ALREADY_MEMBER: '이미 구성원인 연락처입니다.',
  ERROR_ALREADY_INVITED: '이미 초대했으며 아직 응답하지 않은 연락처입니다.',
  ERROR_MEMBER_REMOVED: '이전에 제외된 연락처입니다. 사용 중지된 구성원에서 복원해 주십시오.',
  ERROR_ENTERPRISE_NAME_FIXED: '기업명이 확인 중이거나 확인되어 변경할 수 없습니다.',
  ERROR_IMPORT_HEADING:
    '첫 줄에 열 이름(최소한 “이름”과 “전화번호 또는 이메일”)이 있어야 합니다. 여기에서 내려받은 양식을 사용해 주십시오.',
  ERROR_IMPORT_RUNNING: '다른 가져오기가 진행 중입니다. 끝날 때까지 기다려 주십시오.',
  ERROR_IMPORT_ROWS: '한 번에 최대 {limit}명을 가져올 수 있습니다. 양식을 나누어 주십시오.',
  ERROR_ROW_BROKEN: '이 줄을 처리하지 못했습니다. 다시 제출해 주십시오.',
  ERROR_ROW_TEXT: '“{column}”: 최대 {detail}자이며 보이지 않는 글자는 쓸 수 없습니다.',
  ERROR_ROW_DEPARTMENT: '없는 부서입니다: “{text}”. “연구개발/플랫폼”처럼 전체 경로를 적어 주십시오.',
  ERROR_ROW_ROLE: '없는 역할이거나 지정할 권한이 없는 역할입니다: “{text}”.',
  ERROR_ROW_NUMBER: '{detail}번째 줄과 사번이 같습니다.',
};
