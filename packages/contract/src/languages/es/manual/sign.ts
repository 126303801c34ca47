import type { WrittenSection } from '../../../text/written-section.ts';

export const sign: WrittenSection = {
  title: 'Firma',
  blocks: [
    {
      kind: 'text',
      text: 'Abra el enlace del aviso, o inicie sesión y busque el contrato en «Acción requerida». Sin cuenta, primero confirma que el [[teléfono o correo electrónico|correo electrónico]] es suyo con los caracteres de una imagen y un código.',
    },
    {
      kind: 'steps',
      items: [
        'Lea el contrato. Varios documentos se suceden en una misma página; en un teléfono, separe los dedos o toque dos veces para ampliar, o elija el modo de lectura, que adapta el texto a la pantalla; lo que vale es la página original.',
        'Pulse el botón de abajo: le lleva de un campo al siguiente.',
        'Firma: dibújela, escriba su nombre, suba una imagen o elija una guardada. La vista previa tiene el tamaño real, y puede usar una firma para todos los campos de firma.',
        'Sello: elija uno de sus sellos personales. El texto y las fechas se escriben en su sitio; si hay un formato fijado, el texto pasa a la forma impresa al salir del campo, por ejemplo 1,234.50.',
        'Archivos: si el remitente pide uno, haga una foto con el teléfono o elija un archivo; puede sustituirlo o quitarlo. Cuando haya firmado, se conserva con el contrato y las partes pueden verlo.',
        'Pulse «Finalizar», lea el texto de confirmación y confirme su identidad con la contraseña de firma o un código. Algunos remitentes exigen ambos.',
      ],
    },
    {
      kind: 'text',
      text: 'El recuadro permite deshacer, borrar y girar. En un ordenador dibuja con el ratón, o escanea el código QR de la pantalla y dibuja en el teléfono: la firma aparece enseguida en el ordenador.',
    },
    {
      kind: 'text',
      text: 'Si debe firmar otra persona, «Más» le permite reasignar el contrato o devolverlo a su remitente para que lo corrija. Si le esperan varios contratos, selecciónelos en la lista, vea cada uno y confirme una vez; se firman uno tras otro.',
    },
    {
      kind: 'level',
      texts: {
        'B-LTA':
          'Después de firmar ve de quién es el turno. Cuando todos han firmado, se añaden al contrato los datos de validación y un sello de tiempo, y puede descargarlo. Si sale entretanto, se conservan los datos introducidos.',
        'B-LT':
          'Después de firmar ve de quién es el turno. Cuando todos han firmado, se añaden al contrato los datos de validación y puede descargarlo. Si sale entretanto, se conservan los datos introducidos.',
        'B-T':
          'Después de firmar ve de quién es el turno. Cuando todos han firmado, puede descargar el contrato. Si sale entretanto, se conservan los datos introducidos.',
      },
    },
    {
      kind: 'note',
      text: 'Un punto o una marca no se aceptan como firma. Mientras firma, el remitente no puede sustituir los documentos que está leyendo; si un documento ha cambiado, se le pide que lo lea antes de nuevo.',
    },
  ],
};
