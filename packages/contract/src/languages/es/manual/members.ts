import type { WrittenSection } from '../../../text/written-section.ts';

export const members: WrittenSection = {
  title: 'Empresa: miembros, departamentos e invitaciones',
  blocks: [
    {
      kind: 'text',
      text: 'En «Empresa → Miembros» encuentra a los miembros por departamento, rol, nombre, contacto o número de empleado. Nadie pasa a ser miembro sin su propio consentimiento: cada persona acepta una invitación, o lo solicita y se la admite.',
    },
    {
      kind: 'points',
      items: [
        'Invitar por contacto: introduzca [[teléfonos o correos electrónicos|correos electrónicos]], varios a la vez, y si quiere nombres, departamentos y roles. Una invitación vale de 1 a 30 días (7 por defecto) y solo puede aceptarla el dueño de ese contacto. Puede enviarla de nuevo o retirarla.',
        'Invitar por enlace: active el enlace de la empresa y envíelo a sus colegas. Quien lo abre solicita unirse y le admite quien resuelve las solicitudes; o usted elige que se una de inmediato. Cada vez que lo activa hay un nuevo enlace, y el anterior deja de funcionar.',
        'Importar: descargue la hoja, rellénela y súbala (XLSX o CSV, como máximo 5.000 personas). Primero se comprueba y verá qué celdas están mal. Después se invita a las personas de las filas correctas; puede descargar las demás filas, corregirlas e importarlas de nuevo.',
        'Los departamentos forman un árbol de 10 niveles como máximo; los que dependen del mismo tienen nombres distintos. Antes de eliminar un departamento, mueva a otro lugar sus miembros y departamentos, o elija a dónde se mueven.',
        'Quitar un miembro: sus sesiones en esta empresa terminan enseguida y pierde todos sus roles. Puede restaurarlo desde los miembros desactivados, pero los roles y las autorizaciones de sellos deben concederse de nuevo. No puede quitar al propietario ni a un miembro con más permisos que usted.',
        'Exportar: la lista de miembros como XLSX o CSV. Los contactos se ocultan en parte salvo que usted gestione los miembros.',
      ],
    },
  ],
};
