/** Says to screen readers what a button is about, after its own words. */
export const About = ({ what }: { what: string }) => <span className="visually-hidden"> {what}</span>;
