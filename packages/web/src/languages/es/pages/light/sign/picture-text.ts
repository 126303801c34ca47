import type { text as Shape } from '../../../../zh-CN/pages/light/sign/picture-text.ts';

export const text: typeof Shape = {
  asGiven:
    'Esta imagen la aporta usted: el nombre que contenga no está verificado, y así consta en el informe de evidencias.',
  signature: {
    title: 'Su firma',
    initials: 'Sus iniciales',
    keptHint: 'Usar una guardada',
    keptOf: (day) => `Firma guardada el ${day}`,
    preview: 'Tamaño real en el contrato',
    keep: 'Guardar esta firma para la próxima vez',
    useAll: (count) => `Usarla para las ${count} firmas`,
    adopt: 'Usar esta firma',
    needsInk: 'Cree primero su firma',
  },
  seal: {
    title: 'Elegir un sello',
    none: 'Aún no tiene ningún sello. Cree uno con su nombre, dibújelo o suba una imagen del suyo.',
    upload: 'Añadir un sello',
    adopt: 'Usar este sello',
    needsPicture: 'Termine primero el sello',
    needs: 'Elija primero un sello',
    useAll: (count) => `Usarlo en los ${count} lugares`,
    guest: 'No se puede usar un sello desde un enlace de firma. Inicie sesión y abra de nuevo este contrato.',
    naming: 'Nombre del sello',
    defaultName: 'Mi sello',
    store: 'Guardar el sello',
    login: 'Iniciar sesión para continuar',
    own: 'Sellos personales',
    uploadOwn: 'Añadir un sello personal',
    officeOf: (enterprise) => `Sellos de «${enterprise}»`,
    officeNone:
      'No tiene autorización para usar ningún sello de la empresa en este contrato. Solicite uno; podrá usarlo cuando se apruebe.',
    officeApply: 'Solicitar un sello',
    officeUnverified:
      'Los sellos de una empresa se pueden usar cuando esté verificada. Pida a su propietario que solicite la verificación.',
    officeVerify: 'Ver la verificación de la empresa',
    lookAgain: '¿Ya está aprobado? Actualizar',
    size: (width, height) => `${width} × ${height} mm`,
  },
};
