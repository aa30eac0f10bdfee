/** Stands for a component that would render nothing on any page of this site. */
export default function Nothing(): null {
  return null;
}
