import 'dart:io';

import 'package:flutter/material.dart';

import 'avatar_export.dart';
import 'avatar_view.dart';
import 'creator_screen.dart';

/// The page that the creator opens: the simulator, your project's page, or the url of a session from your backend.
final creatorUrl = Uri.parse('http://127.0.0.1:3100/sandbox/mobile/');

void main() => runApp(const MaterialApp(title: 'My avatar', home: HomeScreen()));

/// Opens the creator, and shows the stored avatar.
class HomeScreen extends StatefulWidget {
  const HomeScreen({super.key});

  @override
  State<HomeScreen> createState() => _HomeScreenState();
}

class _HomeScreenState extends State<HomeScreen> {
  File? _avatar;
  int _version = 0;

  @override
  void initState() {
    super.initState();
    storedAvatar().then(_show);
  }

  void _show(File? avatar) {
    if (!mounted || avatar == null) return;
    setState(() {
      _avatar = avatar;
      _version += 1;
    });
  }

  Future<void> _create() async {
    final route = MaterialPageRoute<File>(builder: (context) => CreatorScreen(creator: creatorUrl));
    _show(await Navigator.of(context).push(route));
  }

  @override
  Widget build(BuildContext context) {
    final avatar = _avatar;
    return Scaffold(
      appBar: AppBar(title: const Text('My avatar')),
      body: avatar == null ? null : AvatarView(key: ValueKey(_version), file: avatar),
      floatingActionButton: FloatingActionButton.extended(
        onPressed: _create,
        label: const Text('Create an avatar'),
      ),
    );
  }
}
