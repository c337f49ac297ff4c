/** Every text key of the server, `area.key`, from the files of the default language. */
type Files = {
  catalog: typeof import('../../../texts/en/catalog.json');
  columns: typeof import('../../../texts/en/columns.json');
  defaults: typeof import('../../../texts/en/defaults.json');
  demo: typeof import('../../../texts/en/demo.json');
  documents: typeof import('../../../texts/en/documents.json');
  errors: typeof import('../../../texts/en/errors.json');
  faults: typeof import('../../../texts/en/faults.json');
  mails: typeof import('../../../texts/en/mails.json');
  messages: typeof import('../../../texts/en/messages.json');
  notifications: typeof import('../../../texts/en/notifications.json');
  pages: typeof import('../../../texts/en/pages.json');
  staff: typeof import('../../../texts/en/staff.json');
};
export type TextKey = { [F in keyof Files]: `${F}.${Extract<keyof Files[F], string>}` }[keyof Files];

export type MessageCode = Extract<keyof Files['messages'], string>;
export type FaultCode = Exclude<Extract<keyof Files['faults'], string>, `${string}.console`>;
