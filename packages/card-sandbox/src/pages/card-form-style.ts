/** Styles of the card form. Its variables follow `appearance.variables` of Stripe's elements. */
export const CARD_FORM_CSS = `
:root {
  --colorPrimary: #0570de;
  --colorBackground: #ffffff;
  --colorText: #30313d;
  --colorDanger: #b3093c;
  --fontFamily: system-ui, sans-serif;
  --fontSizeBase: 16px;
  --spacingUnit: 4px;
  --borderRadius: 5px;
  --fieldBorder: color-mix(in srgb, var(--colorText) 45%, var(--colorBackground));
}
:root[data-theme="night"] {
  --colorPrimary: #85d996;
  --colorBackground: #30313d;
  --colorText: #ffffff;
  --colorDanger: #fe87a1;
}
* { box-sizing: border-box; }
body {
  margin: 0;
  padding: 3px;
  font: 400 var(--fontSizeBase) / 1.4 var(--fontFamily);
  color: var(--colorText);
  background: transparent;
}
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
legend, .sandbox { padding: 0; margin: 0 0 calc(var(--spacingUnit) * 3); font-size: 0.875em; }
.sandbox { border-inline-start: 3px solid var(--colorPrimary); padding-inline-start: 0.6em; }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(9em, 1fr)); gap: 0 calc(var(--spacingUnit) * 3); }
.field { margin-bottom: calc(var(--spacingUnit) * 3); }
label { display: block; margin-bottom: var(--spacingUnit); font-size: 0.93em; }
input {
  width: 100%;
  min-height: 44px;
  padding: calc(var(--spacingUnit) * 2.5) calc(var(--spacingUnit) * 3);
  font: inherit;
  color: inherit;
  background: var(--colorBackground);
  border: 1px solid var(--fieldBorder);
  border-radius: var(--borderRadius);
}
input:focus-visible { outline: 2px solid var(--colorPrimary); outline-offset: 1px; }
input[aria-invalid="true"] { border-color: var(--colorDanger); color: var(--colorDanger); }
.error { color: var(--colorDanger); font-size: 0.875em; margin: var(--spacingUnit) 0 0; }
.error:empty { display: none; }
`
