/** What is being written, and whether the chat is open: both outlast a table that is drawn anew. */
class Draft {
  words = $state('');
  open = $state(false);
}

export const draft = new Draft();
