/** The stress of one form by a rule: a letter's place, and the form as its key form writes ё. */
export interface PlacedForm {
  form: string;
  place: number | undefined;
}
