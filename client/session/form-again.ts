// Script of a page that the server sends in answer to a form, such as the one with a wrong password: Back to it and a
// reload open the page with the form, where browsers would ask about sending it again. Built as a file of its own.
const { referrer } = document;

if (referrer.startsWith(`${location.origin}/`)) history.replaceState(null, '', referrer);
