from avaturn import call

user = call("POST", "/users/new")
print(f"User {user['id']}")

session = call(
    "POST",
    "/sessions/new",
    body={"user_id": user["id"], "config": {"type": "create_or_edit_existing"}},
)
print(f"Open {session['url']}")
